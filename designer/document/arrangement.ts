import type { Arrangement } from '../../engine/schema/fields/arrangement.ts';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import type { JsonObject } from './json.ts';
import { storedPropsOf } from './node-words.ts';

export function arrangementOf(node: JsonObject, descriptor: Descriptor | undefined): Arrangement {
  const arranges = descriptor?.arranges ?? 'grid';
  return typeof arranges === 'function' ? arranges({ ...descriptor?.defaults, ...storedPropsOf(node) }) : arranges;
}

/** Whether a line between two of its children stands upright, however they are drawn. */
export function standBeside(node: JsonObject, descriptor: Descriptor | undefined): boolean {
  const arrangement = arrangementOf(node, descriptor);
  return arrangement === 'columns' || arrangement === 'row';
}
