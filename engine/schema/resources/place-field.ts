import { isReferring } from './fields.ts';
import { targetOf } from './reference-targets.ts';
import type { Resource } from './resource.ts';

/** The field by which rows belong to places of a tree, with the call that offers those; undefined where there is none. */
export function placeField({ shape }: Resource): { readonly name: string; readonly choices: string } | undefined {
  for (const [name, field] of Object.entries(shape)) {
    const tree = isReferring(field) ? targetOf(field).tree : undefined;
    if (tree) return { name, choices: tree.choices };
  }
  return undefined;
}
