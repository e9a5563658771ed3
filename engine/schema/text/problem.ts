import type { LocalText } from './local-text.ts';
import type { TextParams } from './text.ts';

/** Why a value is not accepted. `message` is a text of the document and wins over the text of `code`. */
export interface Problem {
  /** Key of a text, for instance `field.required`. */
  readonly code: string;
  readonly params?: TextParams;
  readonly message?: LocalText;
}

/** A value taken from outside: accepted, perhaps converted, or refused with a reason. */
export type Parsed = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly problem: Problem };

export const accept = (value: unknown): Parsed => ({ ok: true, value });
export const refuse = (code: string, params?: TextParams): Parsed => ({
  ok: false,
  problem: params ? { code, params } : { code },
});
