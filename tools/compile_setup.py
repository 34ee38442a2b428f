"""compile_setup.py PATH ...: modules compiled with mypyc, in place, a C file each, as many at once as there are cores.

One C file for all would be as fast afterwards, but needs gigabytes of memory and one core for minutes. What is read
from the environment is what mypyc's own command reads: MYPYC_OPT_LEVEL, MYPYC_DEBUG_LEVEL.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any

from mypyc.build import mypycify
from setuptools import setup
from setuptools.command.build_ext import build_ext


class ManyAtOnce(build_ext):  # type: ignore[misc]  # setuptools comes without types
    """The C files of one extension are compiled side by side."""

    def build_extensions(self) -> None:
        compiler: Any = self.compiler
        one_after_another = compiler._compile
        pool = ThreadPoolExecutor(os.cpu_count())
        begun: list[Future[None]] = []
        compiler._compile = lambda *args: begun.append(pool.submit(one_after_another, *args))
        link = compiler.link_shared_object

        def link_when_done(*args: Any, **kwargs: Any) -> None:
            for each in begun:
                each.result()
            link(*args, **kwargs)

        compiler.link_shared_object = link_when_done
        super().build_extensions()


setup(
    name="compiled_rules",
    cmdclass={"build_ext": ManyAtOnce},
    script_args=["build_ext", "--inplace"],
    ext_modules=mypycify(
        sys.argv[1:],
        opt_level=os.environ.get("MYPYC_OPT_LEVEL", "3"),
        debug_level=os.environ.get("MYPYC_DEBUG_LEVEL", "1"),
        multi_file=True,
    ),
)
