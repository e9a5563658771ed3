import type { FindingCode } from '../findings/finding-codes.ts';
import { shortText } from '../findings/value-words.ts';
import type { WordArgs } from '../findings/words.ts';
import type { DocumentVisitor } from './document-visitor.ts';

/** Of those that are not given nobody knows which there are. */
export interface KnownOffers {
  readonly dictionaries?: ReadonlySet<string> | undefined;
  readonly interfaces?: ReadonlySet<string> | undefined;
}

/** Judges what a document has people choose from: each dictionary and data interface is there, whoever offers it. */
export function judgeOffers(
  { dictionaries, interfaces }: KnownOffers,
  add: (code: FindingCode, at: string, args?: WordArgs) => void,
): DocumentVisitor {
  const judge = (code: FindingCode, known: ReadonlySet<string> | undefined) => (id: unknown, at: string) => {
    // What is no text has not its shape, and that is found, or is never asked for.
    if (typeof id === 'string' && known?.has(id) === false) add(code, at, { id: shortText(id) });
  };
  return { dataInterface: judge('node.interface', interfaces), dictionary: judge('node.dictionary', dictionaries) };
}
