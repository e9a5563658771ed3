import { requestsBy } from './requests.ts';
import type { Services } from './services.ts';

/**
 * The same services for what a published document shows: its calls and its options say that they come from it, so that the
 * server answers what its fields name. @param documentId a model's id, or a screen's
 */
export function asDocument(services: Services, documentId: string): Services {
  return {
    ...services,
    documentId,
    loadOptions: (source) =>
      services.loadOptions(source.kind === 'interface' ? { modelId: documentId, ...source } : source),
    // Whichever page is seen by then.
    ...requestsBy((call, input) => services.requestNamed(call, { modelId: documentId, ...input })),
  };
}
