/** Entries of a stored list that are records; whatever else stands in it is left out. */
export function records(stored: unknown): Readonly<Record<string, unknown>>[] {
  return Array.isArray(stored) ? stored.filter(isRecord) : [];
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A text or number of a record as text; anything else is nothing. */
export function wordOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
