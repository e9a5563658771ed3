import type { Language } from '../../engine/schema/text/text.ts';
import { type MenuItem, menuName, pathOf } from '../../widgets/shared/menu.ts';
import type { Page } from './routes.ts';

/** Something in the menu that people cannot see: an entry that leads elsewhere than it says, or nowhere. */
export interface MenuFinding {
  readonly kind: 'sameAddress' | 'sameCode' | 'noPage';
  readonly id: string;
  /** The entry, with the folders around it. */
  readonly entry: string;
  /** The entry that stands in its way, before it in the menu; '' for `noPage`. */
  readonly first: string;
  /** The address or code. */
  readonly value: string;
}

interface Placed {
  readonly item: MenuItem;
  /** Null for a folder. */
  readonly path: string | null;
  readonly around: Placed | null;
}

/**
 * Entries with the address or the code of one before them, and entries whose page is not there. Entries that name one
 * design are no twins: publishing puts a page into as many directories as are wanted.
 * @param pages of this menu, by path: of twins the first
 * @param hasScreen whether a screen can be shown
 */
export function menuFindings(
  items: readonly MenuItem[],
  pages: ReadonlyMap<string, Page>,
  hasScreen: (id: string) => boolean,
  language: Language,
): MenuFinding[] {
  const byPath = new Map<string, Placed>();
  const byCode = new Map<string, Placed>();
  const findings: MenuFinding[] = [];
  for (const entry of entriesOf(items)) {
    const { item, path } = entry;
    if (path === null) continue;
    const note = (kind: MenuFinding['kind'], value: string, first?: Placed) =>
      findings.push({ kind, id: item.id, entry: placeOf(entry, language), first: placeOf(first, language), value });
    const isInside = path.startsWith('/');
    const sameAddress = isInside ? firstOf(byPath, path, entry) : undefined;
    const sameCode = item.enCode === '' ? undefined : firstOf(byCode, item.enCode, entry);
    if (sameAddress) {
      note('sameAddress', path, sameAddress);
      continue;
    }
    const page = pages.get(path);
    const isThere = page?.kind === 'screen' ? hasScreen(page.screenId) : page !== undefined;
    if (isInside && !isThere) note('noPage', path);
    if (sameCode) note('sameCode', item.enCode, sameCode);
  }
  return findings;
}

/** The entry that was there before with the same value, unless both name one design. */
function firstOf(known: Map<string, Placed>, value: string, entry: Placed): Placed | undefined {
  const first = known.get(value);
  if (!first) known.set(value, entry);
  return first && !nameOneDesign(first.item, entry.item) ? first : undefined;
}

function nameOneDesign(one: MenuItem, other: MenuItem): boolean {
  return one.type === other.type && one.propertyJson === other.propertyJson && one.propertyJson.includes('"moduleId"');
}

/** Every entry, in the order of the menu. */
function entriesOf(items: readonly MenuItem[]): Placed[] {
  const entries: Placed[] = [];
  const visit = (below: readonly MenuItem[], around: Placed | null) => {
    for (const item of below) {
      const entry = { item, path: pathOf(item), around };
      entries.push(entry);
      visit(item.children, entry);
    }
  };
  visit(items, null);
  return entries;
}

/** The name of an entry with those of the folders around it; '' where there is no entry. */
function placeOf(entry: Placed | undefined, language: Language): string {
  const names: string[] = [];
  for (let one: Placed | null = entry ?? null; one; one = one.around) names.unshift(menuName(one.item, language));
  return names.join(' / ');
}
