import { isScreen } from '../document/is-screen.ts';
import type { JsonObject } from '../document/json.ts';

/** Parts of a model that are designed one at a time, in the order of the switch. */
const modelViews = ['form', 'list', 'tables', 'settings', 'json'] as const;
/** Parts of a page; its canvas is the same part as a form's. */
const screenViews = ['form', 'sources', 'settings', 'json'] as const;

export type ViewName = (typeof modelViews)[number] | (typeof screenViews)[number];

export function viewsOf(isPage: boolean): readonly ViewName[] {
  return isPage ? screenViews : modelViews;
}

type Places = readonly (readonly [at: string, view: ViewName])[];

/**
 * Which view edits what, by the beginning of its JSON pointer; the first that fits holds. Nodes are not here: where a
 * place lies in one, the canvas shows it.
 */
const modelPlaces: Places = [
  ['/list', 'list'],
  ['/tables', 'tables'],
  ['/form/form', 'settings'],
  ['/fullName', 'settings'],
  ['/enCode', 'settings'],
  ['/category', 'settings'],
  ['/description', 'settings'],
];
const screenPlaces: Places = [
  ['/sources', 'sources'],
  ['/on', 'settings'],
  ['/title', 'settings'],
  ['/hasLayout', 'settings'],
  ['/form', 'settings'],
];

/**
 * The part in which a place of a design is edited; what has no view of its own is edited as JSON.
 * @param at JSON pointer, as findings and changes name it
 * @param inNode whether it leads to or into a node of the design
 */
export function viewOf(at: string, inNode: boolean, document: JsonObject): ViewName {
  if (inNode) return 'form';
  const places = isScreen(document) ? screenPlaces : modelPlaces;
  return places.find(([place]) => at === place || at.startsWith(`${place}/`))?.[1] ?? 'json';
}

/** Key of a part's name: canvas and settings of a page are called otherwise than those of a form. */
export function viewTitle(view: ViewName, isPage: boolean): string {
  return isPage ? `designer.page.view.${view}` : `designer.frame.view.${view}`;
}
