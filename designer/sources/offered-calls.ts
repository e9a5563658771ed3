import type { DocumentKind } from '../../engine/schema/documents/document-kinds.ts';
import { doorScreens } from '../../engine/schema/routes/route-screens.ts';
import { isScreen } from '../document/is-screen.ts';
import type { JsonObject } from '../document/json.ts';
import { callShapes } from './call-shapes.ts';
import { isReadable } from './readable.ts';

/** What a design is where it names calls: a model is a form and a list, a screen is a page or one before sign-in. */
function kindsOf(document: JsonObject): readonly DocumentKind[] {
  if (!isScreen(document)) return ['form', 'list'];
  return typeof document.id === 'string' && doorScreens.has(document.id) ? ['door'] : ['page'];
}

/**
 * Names of the calls that a design may name; those that only answer come first.
 * @param readableOnly only those that change nothing
 */
export function offeredCalls(document: JsonObject, readableOnly: boolean): string[] {
  const kinds = kindsOf(document);
  const isOpen = (name: string) => callShapes[name]?.documents?.some((kind) => kinds.includes(kind)) === true;
  return Object.keys(callShapes)
    .filter((name) => isOpen(name) && (!readableOnly || isReadable(name)))
    .sort((one, other) => Number(isReadable(other)) - Number(isReadable(one)));
}
