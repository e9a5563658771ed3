import type { Json } from '../document/json.ts';

/** Data as people write it: text as it is, anything else as JSON. */
export function dataText(value: Json | undefined): string {
  if (value === undefined) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** What is JSON but for a bare text is taken as JSON; everything else is text. */
export function readData(text: string): Json | undefined {
  if (text.trim() === '') return undefined;
  try {
    const value: Json = JSON.parse(text);
    return typeof value === 'string' ? text : value;
  } catch {
    return text;
  }
}
