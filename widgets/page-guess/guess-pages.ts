import type { MenuPage } from '../shared/menu.ts';

const most = 3;
/** Below this share of common letter pairs two addresses have nothing to do with each other. */
const likeFrom = 0.35;

/** Pages whose addresses are most like a wrong one, best first. */
export function guessPages(pages: readonly MenuPage[], wrong: string): MenuPage[] {
  return pages
    .filter(({ path }) => path.startsWith('/'))
    .map((page) => ({ page, like: likeness(page.path, wrong) }))
    .filter(({ like }) => like >= likeFrom)
    .sort((a, b) => b.like - a.like)
    .slice(0, most)
    .map(({ page }) => page);
}

/** Share of common pairs of letters, 0 to 1 (Dice): wrong order and missing letters cost little. */
export function likeness(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  const total = a.length + b.length;
  if (total === 0) return 0;
  const left = [...b];
  let common = 0;
  for (const pair of a) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    common += 1;
  }
  return (2 * common) / total;
}

function pairsOf(path: string): string[] {
  const letters = path
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .slice(0, 200);
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) => letters.slice(index, index + 2));
}
