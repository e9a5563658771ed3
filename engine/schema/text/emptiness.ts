/** Null, undefined and empty text are empty; so is a list without entries. Source: library specification 5, input table cells. */
export function isEmptyValue(value: unknown): boolean {
  return value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
}
