import { isRecord, type JsonRecord, textOf } from './json.ts';

/** Gives the value in the type that our documents ask for; undefined when it cannot be had. */
export type Coerce = (value: unknown) => unknown;

export const coerceText: Coerce = (value) => (value === '' ? '' : textOf(value));
export const coerceWords: Coerce = (value) => {
  if (isRecord(value) && typeof value.zh === 'string')
    return [value.en, value.zhtw].every((one) => one === undefined || typeof one === 'string') ? value : undefined;
  return coerceText(value);
};
export const coerceSwitch: Coerce = (value) => {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === '1' || value === 'true') return true;
  return value === 0 || value === '0' || value === 'false' ? false : undefined;
};
/** `120`, `"120"` and `"120px"` */
export const coerceNumber: Coerce = (value) => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^-?\d+(\.\d+)?(px)?$/.test(value) ? Number.parseFloat(value) : undefined;
};
export const orNull =
  (rule: Coerce): Coerce =>
  (value) =>
    value === null ? null : rule(value);
export const within =
  (least: number, most = Number.MAX_SAFE_INTEGER): Coerce =>
  (value) => {
    const read = coerceNumber(value);
    return typeof read === 'number' && Number.isInteger(read) && read >= least && read <= most ? read : undefined;
  };
export const oneOfWords =
  (words: readonly string[]): Coerce =>
  (value) =>
    typeof value === 'string' && words.includes(value) ? value : undefined;
/** A list of what fits; what does not is left out of it. */
export const listOf =
  (rule: Coerce): Coerce =>
  (value) => {
    if (!Array.isArray(value)) return undefined;
    return value.map(rule).filter((entry) => entry !== undefined);
  };
/** An object whose named entries fit; entries that do not are left out, unknown ones stay. */
export const objectOf =
  (fits: Readonly<Record<string, Coerce>>, needs: string): Coerce =>
  (value) => {
    if (!isRecord(value)) return undefined;
    const read = coerceAll(value, fits).fitting;
    return needs === '' || read[needs] !== undefined ? read : undefined;
  };

/**
 * Sorts entries into those that our documents can hold and the originals of those that had to change or be left out.
 * Entries without a rule stay as they are.
 */
export function coerceAll(
  source: JsonRecord,
  fits: Readonly<Record<string, Coerce>>,
): { fitting: JsonRecord; originals: JsonRecord } {
  const fitting: JsonRecord = {};
  const originals: JsonRecord = {};
  for (const [name, value] of Object.entries(source)) {
    const rule = Object.hasOwn(fits, name) ? fits[name] : undefined;
    const read = rule ? rule(value) : value;
    if (read !== undefined) fitting[name] = read;
    if (rule && !sameText(read, value)) originals[name] = value;
  }
  return { fitting, originals };
}

/** What was fitted is small (settings, rules, parameters), so its text is the cheapest comparison. */
function sameText(left: unknown, right: unknown): boolean {
  return Object.is(left, right) || (left !== undefined && JSON.stringify(left) === JSON.stringify(right));
}
