"""The shape of what people may write: positions and packs. Declared as msgspec Structs, so never compiled."""
