import type { LoadOptions } from '../../engine/data/option-store.ts';
import type { CallData, Calls } from '../../engine/schema/calls/index.ts';
import type { Client } from '../request/client.ts';

/** Entries of dictionaries, all of which come in one call, and of data interfaces, each with its parameters. */
export function createOptionLoader(client: Client): LoadOptions {
  let dictionaries: Promise<CallData<Calls['dictionaries']>> | null = null;
  const allDictionaries = () => {
    dictionaries ??= client.request('dictionaries', { quiet: true }) as Promise<CallData<Calls['dictionaries']>>; // by its shape
    return dictionaries;
  };
  return async (source) => {
    if (source.kind === 'dictionary') {
      try {
        const { list } = await allDictionaries();
        return list.find(({ id, enCode }) => id === source.type || enCode === source.type)?.dictionaryList ?? [];
      } catch (error) {
        // The next one who asks tries again.
        dictionaries = null;
        throw error;
      }
    }
    const paramList = source.params.map(({ field, value }) => ({ field, defaultValue: value }));
    const answer = await client.request('interfacePreview', {
      params: { id: source.id },
      body: { paramList },
      quiet: true,
    });
    return answer as unknown[]; // by the call's shape
  };
}
