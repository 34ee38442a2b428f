"""The tables in the browser: routes, pages and everything static. Speaks HTTP; the rest is the server package."""
