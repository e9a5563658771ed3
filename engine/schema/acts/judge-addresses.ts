import { isSourceBinding, isTextBinding } from '../bindings.ts';
import type { FindingCode } from '../findings/finding-codes.ts';
import type { WordArgs } from '../findings/words.ts';
import { isLocalText } from '../text/local-text.ts';
import type { DocumentVisitor } from './document-visitor.ts';
import { hostOf } from './host-of.ts';
import { isBound } from './is-bound.ts';

/**
 * Judges where a document leads. What it embeds, and where it goes by itself, is ours or on a listed host. A link that a
 * person presses may lead elsewhere, with nothing in its address that is known only when the page is shown. What is wholly
 * bound is judged when it is shown.
 * @param isListed whether an address leads to a host that an administrator has listed
 */
export function judgeAddresses(
  isListed: (address: string) => boolean,
  add: (code: FindingCode, at: string, args?: WordArgs) => void,
): DocumentVisitor {
  return {
    address({ by, value, at }) {
      for (const text of textsOf(value)) {
        const host = hostOf(text);
        if (host === undefined || isListed(text.trim().replace(/\{[\w.]+\}/g, 'x'))) continue;
        if (by !== 'link') add('action.host', at, { host });
        else if (isBound(text)) add('action.boundHost', at, { host });
      }
    },
  };
}

/** The texts that an address may come to; none for data of a source. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (isTextBinding(value)) return textsOf(value.$text);
  if (isSourceBinding(value) || !isLocalText(value)) return [];
  return Object.values(value).filter((text): text is string => typeof text === 'string');
}
