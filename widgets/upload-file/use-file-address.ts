import { useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';

interface Known {
  readonly entry: FileEntry;
  /** Null: it could not be had. */
  readonly address: string | null;
}

/** An address from which the page may draw a file, given back when nobody draws it any more. */
export function useFileAddress(entry: FileEntry): { readonly address: string | undefined; readonly failed: boolean } {
  const { fileAddress } = useServices();
  const [known, setKnown] = useState<Known | null>(null);
  useEffect(() => {
    let gone = false;
    let made: string | undefined;
    fileAddress(entry).then(
      (address) => {
        if (gone) return URL.revokeObjectURL(address);
        made = address;
        setKnown({ entry, address });
      },
      () => {
        if (!gone) setKnown({ entry, address: null });
      },
    );
    return () => {
      gone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [fileAddress, entry]);
  const current = known?.entry === entry ? known : null;
  return { address: current?.address ?? undefined, failed: current !== null && current.address === null };
}

/** Saves a file under its own name; an address that cannot be had is told to the user. */
export function useDownload(): (entry: FileEntry) => Promise<void> {
  const { fileAddress, toast, translate } = useServices();
  return async (entry) => {
    let address: string;
    try {
      address = await fileAddress(entry);
    } catch (error) {
      toast('error', (error instanceof Error && error.message) || translate('widget.upload.loadFailed'));
      return;
    }
    const link = document.createElement('a');
    link.href = address;
    link.download = entry.name;
    link.click();
    // The browser has taken the address by the end of the click; its content goes with the next turn.
    setTimeout(() => URL.revokeObjectURL(address));
  };
}
