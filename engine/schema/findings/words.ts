import { type LocalText, localText } from '../text/local-text.ts';
import type { TextParams, Translate } from '../text/text.ts';

/** Words by key, to be said in any language later. Plain JSON, so that an answer can carry them. */
export interface Words {
  readonly code: string;
  readonly args?: WordArgs;
}

/** Words in a row, with words between them. */
export interface WordList {
  readonly parts: readonly WordArg[];
  /** Key of what stands between two. */
  readonly between: string;
}

/** What is put into a place of a text: as it is, in the languages that a design gives, or by key. */
export type WordArg = string | number | Exclude<LocalText, string> | Words | WordList;
export type WordArgs = Readonly<Record<string, WordArg>>;

export const sayWords = ({ code, args }: Words, translate: Translate): string =>
  translate(code, sayArgs(args, translate));

export function sayArgs(args: WordArgs = {}, translate: Translate): TextParams {
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, sayArg(arg, translate)]));
}

export function sayArg(arg: WordArg, translate: Translate): string | number {
  if (typeof arg !== 'object') return arg;
  // A label of a design may have languages that we do not know beside ours.
  if ('zh' in arg) return localText(arg, translate.language ?? 'zh');
  if ('parts' in arg) return arg.parts.map((part) => sayArg(part, translate)).join(translate(arg.between));
  return sayWords(arg, translate);
}
