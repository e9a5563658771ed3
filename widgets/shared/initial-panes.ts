import type { Node } from '../../engine/schema/documents/node.ts';

/**
 * Ids of the panes that a design wants open at first. The dialects write names (`["1"]`, `"1"`) or places (`0`), into
 * `config` or into `props`; a number is a place unless it is a name to the letter.
 */
export function initialPanes(node: Node): string[] {
  const stored = filled(node.props?.active) ?? filled(configActive(node));
  if (stored === undefined) return [];
  const panes = node.config.children ?? [];
  const wanted: unknown[] = Array.isArray(stored) ? stored : [stored];
  return wanted.flatMap((entry) => {
    const named = panes.find(({ id, props }) => id === entry || (props?.name ?? null) === entry);
    const placed = named ?? (typeof entry === 'number' ? panes[entry] : undefined);
    const found = placed ?? panes.find(({ props }) => isName(props?.name) && String(props?.name) === String(entry));
    return found ? [found.id] : [];
  });
}

const isName = (value: unknown) => (typeof value === 'string' && value !== '') || typeof value === 'number';

function filled(value: unknown): unknown {
  const empty = value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return empty ? undefined : value;
}

/** Kept as it came: a key of a dialect that the document's shape does not name. */
function configActive({ config }: Node): unknown {
  return 'active' in config ? config.active : undefined;
}
