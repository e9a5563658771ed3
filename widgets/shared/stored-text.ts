/** A stored prop as words to show; blank text and anything that is not text is nothing. */
export function storedText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() ? value : undefined;
}

/** A stored prop as a whole number above zero. */
export function storedCount(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
}

/** Ids that describe a control, as `aria-describedby` takes them. */
export function describedByAll(...ids: readonly (string | undefined | false)[]): string | undefined {
  return ids.filter(Boolean).join(' ') || undefined;
}
