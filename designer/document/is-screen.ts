import { isObject, type JsonObject } from './json.ts';

/**
 * Whether a document is a page (or a form by itself): its nodes stand at its top, those of a model in its form. A page
 * whose nodes were taken away is known by its id.
 */
export function isScreen({ nodes, id, form }: JsonObject): boolean {
  if (Array.isArray(nodes)) return true;
  return typeof id === 'string' && !(isObject(form) && Array.isArray(form.nodes));
}
