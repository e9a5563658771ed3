import { useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { newEntryKey, readDrafts } from './kept-drafts.ts';

/**
 * Since when a new record waits that somebody had begun and not sent; undefined while there is none.
 * @param isOpen a form is open: what is in it waits for nobody
 */
export function useKeptEntry(modelId: string, isOpen: boolean): string | undefined {
  const { drafts } = useServices();
  const [at, setAt] = useState<string>();
  useEffect(() => {
    // A form that was closed has written its draft by now.
    setAt(isOpen ? undefined : readDrafts(drafts, newEntryKey(modelId))[0]?.at);
  }, [drafts, modelId, isOpen]);
  return at;
}
