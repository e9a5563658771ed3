import type { Services } from '../../engine/contract/services.ts';
import { type ImportWays, listOf } from './import-rows.ts';

/** An import into the list of a model. */
export function modelWays({ request, requestNamed }: Services, modelId: string): ImportWays {
  const params = { id: modelId };
  return {
    template: () => request('importTemplate', { params, quiet: true }),
    send: async (body) => String(Object(await requestNamed('importUpload', { params, body, quiet: true })).name),
    look: (fileName, list) =>
      request('importPreview', { params, body: { fileName, ...(list === undefined ? {} : { list }) }, quiet: true }),
    put: (fileName, { dataRow }, idempotencyKey) =>
      request('importData', { params, body: { fileName, list: listOf(dataRow) }, idempotencyKey, quiet: true }),
    failures: ({ failResult }) =>
      request('importExceptionData', { params, body: { list: JSON.stringify(failResult) }, quiet: true }),
  };
}
