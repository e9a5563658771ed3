import { useMemo, useState } from 'react';
import type { PageToMap } from '../../engine/schema/live/map-messages.ts';

export type Layers = Omit<Extract<PageToMap, { method: 'layers' }>, 'method'>;

const all: Layers = { regions: true, axes: true, points: true };

/** Which kinds of things are seen, and how the map is told so; everything at first. */
export function useLayers() {
  const [layers, setLayers] = useState(all);
  const message = useMemo((): PageToMap => ({ method: 'layers', ...layers }), [layers]);
  return { layers, setLayers, message };
}
