import { wordOf } from '../shared/records.ts';
import type { MapFrameProps } from './MapFrame.tsx';
import { ShownMap } from './ShownMap.tsx';
import { useSketch } from './use-sketch.ts';

/** A map that draws a sub-table of the form around it, and is drawn into it. */
export function FieldMap(props: MapFrameProps) {
  const sketch = useSketch(wordOf(props.field), props.fieldShape === 'line' ? 'line' : 'polygon');
  return <ShownMap {...props} sketch={sketch} />;
}
