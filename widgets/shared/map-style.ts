import type { Node } from '../../engine/schema/documents/node.ts';
import { styleNames } from '../../engine/schema/helpers/style-list.ts';
import { safeStyle } from './safe-style.ts';

/** Own settings over the stored `textStyle`, as one style. */
export function mapStyle(props: Readonly<Record<string, unknown>>, node: Node): Record<string, unknown> {
  const own = Object.fromEntries(styleNames.map((name) => [name, props[name]]));
  const others = Object.fromEntries(Object.entries(props).filter(([name]) => !Object.hasOwn(own, name)));
  return { ...others, textStyle: safeStyle(node.props?.textStyle, own) };
}
