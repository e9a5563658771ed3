import { isRecord } from '../diff/index.ts';

/** Whether a stored value means the same as none: nothing, an empty text, a switch that is off, an empty list or object. */
export function saysNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true;
  if (Array.isArray(value)) return value.length === 0;
  return isRecord(value) && Object.keys(value).length === 0;
}

/** Without what means nothing or is as usual; a setting that is off where it is usually on stays. */
export function unusual(
  settings: Readonly<Record<string, unknown>>,
  usual: Readonly<Record<string, unknown>> = {},
): Record<string, unknown> {
  const kept = Object.entries(settings).filter(([key, value]) => {
    if (!Object.hasOwn(usual, key)) return !saysNothing(value);
    return value !== undefined && value !== null && value !== '' && value !== usual[key];
  });
  return Object.fromEntries(kept);
}
