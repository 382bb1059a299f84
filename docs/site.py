"""Builds the site of the documentation: `make docs`.

The pages of docs/ are taken as they are, with the README as the first page; zensical draws them, and mkdocstrings fills
the reference from the docstrings. A link that leads nowhere fails the build.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PAGES = ROOT / "build" / "pages"
SITE = ROOT / "build" / "site"
FRONT = {"README.md": "index.md", "CONTRIBUTING.md": "contributing.md", "CHANGELOG.md": "changelog.md"}


def front_page(text: str) -> str:
    """A page of the root, with its links as they are from inside docs/."""
    text = re.sub(r"\]\(docs/(?=[^)])", "](", text)
    text = text.replace("](LICENSE)", "](licence.md)").replace("](rules)", "](rules/train_heist.md)")
    for name, page in FRONT.items():
        text = text.replace(f"]({name})", f"]({page})")
    return text


def lay_out() -> None:
    """All pages in one folder, as the site has them."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("*.py", "*.toml", "__pycache__", "phone-*"))
    for page in PAGES.rglob("*.md"):
        page.write_text(page.read_text().replace("](../README.md)", "](index.md)"))
    for name, shown in FRONT.items():
        (PAGES / shown).write_text(front_page((ROOT / name).read_text()))
    (PAGES / "licence.md").write_text(f"# Licence\n\n```text\n{(ROOT / 'LICENSE').read_text()}```\n")


def main() -> int:
    """Build it, and say where it is."""
    lay_out()
    shutil.rmtree(SITE, ignore_errors=True)
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if built.returncode or not (SITE / "index.html").is_file():
        print(built.stdout + built.stderr, file=sys.stderr)
        return built.returncode or 1
    print(f"The site is in {SITE.relative_to(ROOT)}. To read it, search included:")
    print(f"    python3 -m http.server --directory {SITE.relative_to(ROOT)} 8000")
    return 0


if __name__ == "__main__":
    sys.exit(main())
