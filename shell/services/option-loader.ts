import type { LoadOptions } from '../../engine/contract/option-store.ts';
import type { Services } from '../../engine/contract/services.ts';
import type { CallData, Calls } from '../../engine/schema/calls/index.ts';

/** Entries of dictionaries, all of which come in one call, and of data interfaces, each with its parameters. */
export function createOptionLoader(request: Services['request']): LoadOptions {
  return async (source) => {
    if (source.kind === 'dictionary') {
      const { list } = (await request('dictionaries', { quiet: true })) as CallData<Calls['dictionaries']>; // by its shape
      return list.find(({ id, enCode }) => id === source.type || enCode === source.type)?.dictionaryList ?? [];
    }
    const paramList = source.params.map(({ field, value }) => ({ field, defaultValue: value }));
    const answer = await request('interfacePreview', { params: { id: source.id }, body: { paramList }, quiet: true });
    return answer as unknown[]; // by the call's shape
  };
}
