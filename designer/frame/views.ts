/** Parts of a model that are designed one at a time, in the order of the switch. */
export const viewNames = ['form', 'list', 'settings', 'json'] as const;
export type ViewName = (typeof viewNames)[number];

/** The part in which a place of a model is edited. @param inNode whether the JSON pointer leads into a node */
export function viewOf(inNode: boolean): ViewName {
  return inNode ? 'form' : 'json';
}
