// Here: columns of a list as each reader arranges them: the drawer, their order, where it is kept.

/** A column as far as people arrange it, whatever its rows come from. */
export interface ColumnHead {
  readonly column: { readonly prop: string; readonly fixed?: string; readonly hidden?: boolean | undefined };
  readonly label: string;
}

/** How a person has arranged one column of a list: its place is its place in the list of these. */
export interface Arranged {
  readonly prop: string;
  readonly visible: boolean;
  readonly pinned: boolean;
}

export function usualArrangement(columns: readonly ColumnHead[]): Arranged[] {
  return pinnedFirst(
    columns.map(({ column }) => ({
      prop: column.prop,
      visible: column.hidden !== true,
      pinned: column.fixed === 'left',
    })),
  );
}

/** A stored arrangement over the columns that there are now: new ones come last, gone ones fall away. */
export function arrange(columns: readonly ColumnHead[], stored: unknown): Arranged[] {
  const usual = usualArrangement(columns);
  if (!Array.isArray(stored)) return usual;
  const known = new Map<string, Arranged>();
  for (const entry of stored) {
    const { prop, visible, pinned } = Object(entry);
    const found = usual.find((one) => one.prop === prop);
    if (!found || known.has(found.prop)) continue;
    const isPinned = typeof pinned === 'boolean' ? pinned : found.pinned;
    known.set(found.prop, { prop: found.prop, visible: visible !== false, pinned: isPinned });
  }
  const all = pinnedFirst([...known.values(), ...usual.filter(({ prop }) => !known.has(prop))]);
  // Rights may have taken away every column that was left visible: a list shows something.
  return all.some(({ visible }) => visible) ? all : usual;
}

function pinnedFirst(all: readonly Arranged[]): Arranged[] {
  return [...all.filter(({ pinned }) => pinned), ...all.filter(({ pinned }) => !pinned)];
}

/** Moves a column to the place of another; past the last pinned one it is pinned no longer, and the other way round. */
export function moveColumn(all: readonly Arranged[], prop: string, to: number): readonly Arranged[] {
  const from = all.findIndex((one) => one.prop === prop);
  const taken = all[from];
  const neighbour = all[to];
  if (!taken || !neighbour || from === to) return all;
  const rest = all.filter((one) => one !== taken);
  rest.splice(to, 0, { ...taken, pinned: neighbour.pinned });
  return pinnedFirst(rest);
}

export function showColumn(all: readonly Arranged[], prop: string, visible: boolean): readonly Arranged[] {
  const next = all.map((one) => (one.prop === prop ? { ...one, visible } : one));
  return next.some((one) => one.visible) ? next : all;
}

/** All of them, or none but the first: a list shows something. */
export function showAll(all: readonly Arranged[], visible: boolean): readonly Arranged[] {
  return all.map((one, index) => ({ ...one, visible: visible || index === 0 }));
}

export function pinColumn(all: readonly Arranged[], prop: string, pinned: boolean): readonly Arranged[] {
  return pinnedFirst(all.map((one) => (one.prop === prop ? { ...one, pinned } : one)));
}
