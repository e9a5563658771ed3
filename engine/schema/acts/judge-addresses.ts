import type { FindingCode } from '../findings/finding-codes.ts';
import type { WordArgs } from '../findings/words.ts';
import type { DocumentVisitor } from './document-visitor.ts';
import { hostOf } from './host-of.ts';
import { isBound } from './is-bound.ts';
import { writtenTexts } from './written-texts.ts';

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
    address({ by, value, at, isBound: isPartOfBound }) {
      for (const text of writtenTexts(value)) {
        const host = hostOf(text);
        if (host === undefined || isListed(text.trim().replace(/\{[\w.]+\}/g, 'x'))) continue;
        if (by !== 'link') add('action.host', at, { host });
        else if (isPartOfBound || isBound(text)) add('action.boundHost', at, { host });
      }
    },
  };
}
