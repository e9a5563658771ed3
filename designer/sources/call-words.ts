import type { Translate } from '../../engine/schema/text/text.ts';

/** What a call is about in words; its name where it has no words of ours. */
export function callWords(name: string, translate: Translate): string {
  const words = translate(`designer.call.${name}`);
  return words.startsWith('designer.call.') ? name : words;
}

/** A part that a call takes, in words with its name; its name alone where it has no words of ours. */
export function partWords(name: string, translate: Translate): string {
  const words = translate(`designer.callPart.${name}`);
  return words.startsWith('designer.callPart.') ? name : `${words} ${name}`;
}
