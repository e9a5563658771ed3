import { lazy, Suspense } from 'react';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { wordOf } from '../shared/records.ts';
import { MapCover } from './MapCover.tsx';
import { mapHeights } from './map-frame.descriptor.ts';

export interface MapFrameProps extends ActionProps {
  /** What people draw there by themselves: `point`, `line`, `polygon`; else they look. */
  readonly type?: unknown;
  /** What is drawn of what is kept: `all`, `axes`, `regions`, `none`. */
  readonly set?: unknown;
  /** px */
  readonly height?: unknown;
  /** Buttons above the map. */
  readonly interaction?: unknown;
  /** What the map answered stands below it. */
  readonly answers?: unknown;
  /** Switches for what is seen of what is kept. */
  readonly layers?: unknown;
  /**
   * A sub-table of the form around, of rows with `lng` and `lat`: it is seen on the map as it stands, a point that is drawn
   * becomes a row of it, a whole shape takes the place of its rows.
   */
  readonly field?: unknown;
  /** What the rows of that sub-table are: `polygon`, `line`. */
  readonly fieldShape?: unknown;
}

export const heightOf = (height: unknown): number =>
  typeof height === 'number' ? Math.min(Math.max(height, mapHeights.least), mapHeights.most) : mapHeights.usual;

// What talks to the map is fetched by those who show one.
const Shown = lazy(() => import('./ShownMap.tsx').then((module) => ({ default: module.ShownMap })));
const OfField = lazy(() => import('./FieldMap.tsx').then((module) => ({ default: module.FieldMap })));

/**
 * A map in a frame of its own. Runs `picked` with what somebody chose on it, and `drawn` with what was drawn; other nodes
 * ask it by the command `askMap` with its id.
 */
export function MapFrame(props: MapFrameProps) {
  const Chosen = wordOf(props.field) === '' ? Shown : OfField;
  return (
    <Suspense fallback={<MapWait height={heightOf(props.height)} />}>
      <Chosen {...props} />
    </Suspense>
  );
}

function MapWait({ height }: { readonly height: number }) {
  return (
    <div className="adit-map-ground" style={{ height }} aria-busy="true">
      <MapCover />
    </div>
  );
}
