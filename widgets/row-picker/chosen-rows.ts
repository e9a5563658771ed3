import type { Row } from './use-row-page.ts';

/** A row that is chosen. One that was chosen before has only its name until its page is read. */
export interface ChosenRow {
  readonly key: string;
  readonly label: string;
  readonly row: Row | undefined;
}

export const cellText = (value: unknown) =>
  value === null || value === undefined ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Pressed, a row is chosen; of several, pressed once more it no longer is. */
export function pressed(chosen: readonly ChosenRow[], one: ChosenRow, isSeveral: boolean): readonly ChosenRow[] {
  if (!isSeveral) return [one];
  const rest = chosen.filter(({ key }) => key !== one.key);
  return rest.length < chosen.length ? rest : [...chosen, one];
}
