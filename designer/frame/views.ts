import { isScreen } from '../document/is-screen.ts';
import type { JsonObject } from '../document/json.ts';

/** Parts of a model that are designed one at a time, in the order of the switch. */
const modelViews = ['form', 'list', 'settings', 'json'] as const;
/** Parts of a page; its canvas is the same part as a form's. */
const screenViews = ['form', 'settings', 'json'] as const;

export type ViewName = (typeof modelViews)[number] | (typeof screenViews)[number];

export function viewsOf(document: JsonObject): readonly ViewName[] {
  return isScreen(document) ? screenViews : modelViews;
}

/** The part in which a place of a design is edited. @param inNode whether the JSON pointer leads into a node */
export function viewOf(inNode: boolean): ViewName {
  return inNode ? 'form' : 'json';
}

/** Key of a part's name: canvas and settings of a page are called otherwise than those of a form. */
export function viewTitle(view: ViewName, document: JsonObject): string {
  return isScreen(document) ? `designer.page.view.${view}` : `designer.frame.view.${view}`;
}
