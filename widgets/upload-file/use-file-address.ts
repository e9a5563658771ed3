import { useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { landingAddress, saveFrom } from './file-landing.ts';

interface Known {
  readonly entry: FileEntry;
  /** Null: it could not be had. */
  readonly address: string | null;
}

/** An address from which the page may draw a file, given back when nobody draws it any more. */
export function useFileAddress(entry: FileEntry): { readonly address: string | undefined; readonly failed: boolean } {
  const { fileAddress, request, addressOf } = useServices();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let gone = false;
    let made: string | undefined;
    // A long one is drawn from where it is, and so is one of which no more than the id is known.
    const isDrawnThere = entry.url === '' || (entry.fileSize ?? 0) > limits.pictureInMemoryBytes;
    const address = isDrawnThere ? landingAddress({ request, addressOf }, entry, 'view') : fileAddress(entry);
    address.then(
      (had) => {
        if (gone) return URL.revokeObjectURL(had);
        made = had;
        setKnown({ entry, address: had });
      },
      () => {
        if (!gone) setKnown({ entry, address: null });
      },
    );
    return () => {
      gone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [fileAddress, request, addressOf, entry]);
  const current = known?.entry === entry ? known : null;
  return { address: current?.address ?? undefined, failed: current !== null && current.address === null };
}

/** Has the browser itself save a file, which never stands in the memory of the page; what cannot be had is told. */
export function useDownload(): (entry: FileEntry) => Promise<void> {
  const { request, addressOf, toast, translate } = useServices();
  return async (entry) => {
    try {
      saveFrom(await landingAddress({ request, addressOf }, entry, 'download'), entry.name);
    } catch (error) {
      toast('error', (error instanceof Error && error.message) || translate('widget.upload.loadFailed'));
    }
  };
}
