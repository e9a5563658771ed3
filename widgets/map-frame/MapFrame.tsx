import { lazy, Suspense } from 'react';
import type { ActionProps } from '../../engine/widget.ts';
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
}

export const heightOf = (height: unknown): number =>
  typeof height === 'number' ? Math.min(Math.max(height, mapHeights.least), mapHeights.most) : mapHeights.usual;

// What talks to the map is fetched by those who show one.
const Shown = lazy(() => import('./ShownMap.tsx').then((module) => ({ default: module.ShownMap })));

/**
 * A map in a frame of its own. Runs `picked` with what somebody chose on it, and `drawn` with what was drawn; other nodes
 * ask it by the command `askMap` with its id.
 */
export function MapFrame(props: MapFrameProps) {
  return (
    <Suspense fallback={<div style={{ height: heightOf(props.height) }} aria-busy="true" />}>
      <Shown {...props} />
    </Suspense>
  );
}
