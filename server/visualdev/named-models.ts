import { isBound } from '../../engine/schema/acts/is-bound.ts';
import { visitList, visitNodesDocument } from '../../engine/schema/acts/visit-document.ts';
import { descriptors } from '../kernel/descriptors.ts';

/** Ids of the models that documents name, as JSON text; what cannot be read names none, and is refused elsewhere. */
export function namedModels(texts: readonly string[]): string[] {
  const ids = new Set<string>();
  const add = (id: unknown) => {
    if (typeof id === 'string' && id !== '' && id.length <= 64 && !isBound(id)) ids.add(id);
  };
  const visitor = {
    model: add,
    call: ({ params }: { readonly params: unknown }) =>
      add(typeof params === 'object' && params !== null && 'id' in params ? params.id : undefined),
  };
  for (const text of texts) {
    const document = parsed(text);
    visitNodesDocument(document, descriptors, visitor);
    visitList(document, descriptors, visitor);
  }
  return [...ids];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
