import { useCallback, useEffect, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { answerCodes } from '../../engine/schema/call-shapes/envelope.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';

type Known = { readonly kind: 'asking' | 'missing' | 'failed' } | { readonly kind: 'known'; readonly entry: FileEntry };

/** Refused for good: asked again, the answer would be the same. */
const finalCodes: readonly unknown[] = [
  answerCodes.badInput.code,
  answerCodes.forbidden.code,
  answerCodes.notFound.code,
];

/** What a file is called of which an address names no more than the id. Whether it is there and may be seen is one answer. */
export function useKnownFile(fileId: string) {
  const { request } = useServices();
  const [known, setKnown] = useState<Known>({ kind: 'asking' });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each try asks anew
  useEffect(() => {
    let isGone = false;
    const tell = (next: Known) => {
      if (!isGone) setKnown(next);
    };
    tell({ kind: 'asking' });
    const asked = { body: { fileId, purpose: 'view' as const }, quiet: true };
    (fileId === '' ? Promise.resolve(null) : request('fileTicket', asked)).then(
      (ticket) => tell(ticket ? { kind: 'known', entry: { fileId, name: ticket.name, url: '' } } : { kind: 'missing' }),
      (error: unknown) =>
        tell({ kind: isRequestFailure(error) && finalCodes.includes(error.code) ? 'missing' : 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [fileId, request, tries]);
  return { known, retry: useCallback(() => setTries((count) => count + 1), []) };
}
