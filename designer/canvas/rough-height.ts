import { childrenOf } from '../document/design-tree.ts';
import { isObject, type JsonObject } from '../document/json.ts';
import { spanOf } from '../document/node-words.ts';

const fieldPx = 62;
/** Its first line, its edges and the room after it. */
const framePx = 56;

/** About how tall a node is on the canvas, px: the room that it takes while it is out of view and was never laid out. */
export function roughHeight(node: JsonObject): number {
  const children = childrenOf(node).filter(isObject);
  if (children.length === 0) return fieldPx;
  return Math.round(children.reduce((sum, child) => sum + (roughHeight(child) * spanOf(child)) / 24, framePx));
}
