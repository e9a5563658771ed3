import type { ResolvedDocument } from '../contract/resolved.ts';

/** Whether a field stands in a layout, at any depth; without one, every field does. @param id of the layout's node */
export function isWithin({ around }: Pick<ResolvedDocument, 'around'>, field: string, id: string | undefined): boolean {
  return id === undefined || around.get(field)?.some((layout) => layout.id === id) === true;
}
