import type { Node } from '../../engine/schema/documents/node.ts';
import { timeRangeOf } from '../../engine/schema/values/index.ts';

/** The limits of an imported design go where the settings of our own would stand. */
export function mapTimeProps(props: Readonly<Record<string, unknown>>, node: Node): Record<string, unknown> {
  const { start, end } = timeRangeOf({ props, node });
  return { ...props, startTime: start ?? undefined, endTime: end ?? undefined };
}
