import type { LoadOptions } from '../../engine/contract/option-store.ts';
import type { Requests } from '../../engine/contract/requests.ts';

/** Entries of dictionaries, all of which come in one call, and of data interfaces, each with its parameters. */
export function createOptionLoader(request: Requests['request']): LoadOptions {
  return async (source) => {
    if (source.kind === 'dictionary') {
      const { list } = await request('dictionaries', { quiet: true });
      return list.find(({ id, enCode }) => id === source.type || enCode === source.type)?.dictionaryList ?? [];
    }
    const { id, params, field, modelId } = source;
    return request('interfacePreview', {
      params: { id },
      body: { paramList: params, ...(field ? { field } : {}) },
      quiet: true,
      ...(modelId === undefined ? {} : { modelId }),
    });
  };
}
