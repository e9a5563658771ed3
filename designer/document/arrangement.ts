import type { Arrangement } from '../../engine/schema/fields/arrangement.ts';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import type { JsonObject } from './json.ts';
import { storedPropsOf, textAt } from './node-words.ts';

export function arrangementOf(node: JsonObject, descriptor: Descriptor | undefined): Arrangement {
  const arranges = descriptor?.arranges ?? 'grid';
  return typeof arranges === 'function' ? arranges({ ...descriptor?.defaults, ...storedPropsOf(node) }) : arranges;
}

/** Source: region.descriptor.ts. */
const areas = ['rail', 'side', 'header', 'tabs', 'main', 'art', 'corner', 'foot', 'row', 'stack'];

export function isArea(area: string): boolean {
  return areas.includes(area);
}

/** Whether a line between two of its children stands upright, however they are drawn. */
export function standBeside(node: JsonObject, descriptor: Descriptor | undefined): boolean {
  const arrangement = arrangementOf(node, descriptor);
  return arrangement === 'columns' || arrangement === 'row';
}

/** The place that a region takes in the frame around it. */
export function areaOf(node: JsonObject): string {
  return textAt(storedPropsOf(node).area) || 'main';
}
