import type { JsonObject } from './json.ts';
import { aditKeyOf } from './node-facts.ts';
import { storedPropsOf, textAt } from './node-words.ts';

/**
 * How the children of a container stand on a page:
 * - `grid`: as in a form, in 24 columns
 * - `columns`: side by side, each a column
 * - `row`: side by side, each as wide as it is
 * - `frame`: regions round the page, the side on the left
 * - `split`: two halves, the picture on the left
 */
export type Arrangement = 'grid' | 'columns' | 'row' | 'frame' | 'split';

/** Parts of a frame whose nodes stand in a line. Source: region.css. */
const lines = new Set(['header', 'tabs', 'row', 'corner']);

export function arrangementOf(node: JsonObject): Arrangement {
  switch (aditKeyOf(node)) {
    case 'columns':
      return 'columns';
    case 'pageFrame':
      return 'frame';
    case 'splitPage':
      return 'split';
    case 'statePage':
      return 'row';
    case 'region':
      return lines.has(areaOf(node)) ? 'row' : 'grid';
    default:
      return 'grid';
  }
}

/** Source: region.descriptor.ts. */
const areas = ['side', 'header', 'tabs', 'main', 'art', 'corner', 'foot', 'row'];

export function isArea(area: string): boolean {
  return areas.includes(area);
}

/** Whether a line between two of its children stands upright, however they are drawn. */
export function standBeside(node: JsonObject): boolean {
  const arrangement = arrangementOf(node);
  return arrangement === 'columns' || arrangement === 'row';
}

/** The place that a region takes in the frame around it. */
export function areaOf(node: JsonObject): string {
  return textAt(storedPropsOf(node).area) || 'main';
}
