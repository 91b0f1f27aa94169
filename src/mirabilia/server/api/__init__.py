"""The routes under /api, and those for operators."""
