import { useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { landingAddress } from './file-landing.ts';

/** What is known of something that is fetched. */
export type Fetched<T> = { readonly state: 'loading' | 'failed' } | { readonly state: 'ready'; readonly value: T };

/** What `read` makes of the address of a file that the page shows. @param read the same one each time */
export function useLanding<T>(
  entry: FileEntry,
  read: (address: string, signal: AbortSignal) => Promise<T>,
): Fetched<T> {
  const { request, addressOf } = useServices();
  const [fetched, setFetched] = useState<Fetched<T>>({ state: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const tell = (next: Fetched<T>) => {
      if (!signal.aborted) setFetched(next);
    };
    tell({ state: 'loading' });
    landingAddress({ request, addressOf }, entry, 'view')
      .then((address) => read(address, signal))
      .then(
        (value) => tell({ state: 'ready', value }),
        () => tell({ state: 'failed' }),
      );
    return () => controller.abort();
  }, [request, addressOf, entry, read]);
  return fetched;
}
