import type { FormSession } from '../../engine/contract/form-session.ts';

/** Of each open form, by the id of the control: what stood there before it was for ever. Outlives a field out of sight. */
const dates = new WeakMap<FormSession, Map<string, string>>();

export const lastDate = (form: FormSession, id: string): string | null => dates.get(form)?.get(id) ?? null;

export function keepLastDate(form: FormSession, id: string, date: string | null | undefined): void {
  const known = dates.get(form) ?? new Map<string, string>();
  if (typeof date === 'string' && date !== '') known.set(id, date);
  else known.delete(id);
  dates.set(form, known);
}
