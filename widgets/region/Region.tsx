import './region.css';
import { type ComponentProps, lazy, Suspense, useRef } from 'react';
import type { LayoutProps } from '../../engine/widget.ts';
import { useFrame } from '../shared/frame.ts';
import { mainAround, useLostFocus } from '../shared/use-lost-focus.ts';

// A wide page has no drawer, and does not wait for one.
const SideDrawer = lazy(() => import('./SideDrawer.tsx').then((module) => ({ default: module.SideDrawer })));

export interface RegionProps extends LayoutProps {
  readonly area?: string;
}

/** A part of a page frame or of a split page, in the place that its name says; `row` sets its children side by side, `stack` one below the other. */
export function Region({ area = 'main', label, children }: RegionProps) {
  const frame = useFrame();
  const shared = { className: 'adit-region', 'data-area': area, ...(label ? { 'aria-label': label } : {}) };
  switch (area) {
    case 'side':
      return frame?.narrow ? (
        <Suspense fallback={null}>
          <SideDrawer open={frame.sideOpen} onClose={frame.closeSide}>
            <div {...shared}>{children}</div>
          </SideDrawer>
        </Suspense>
      ) : (
        <div {...shared}>{children}</div>
      );
    case 'header':
      return <header {...shared}>{children}</header>;
    case 'main':
      return <Main {...shared}>{children}</Main>;
    case 'foot':
      return <footer {...shared}>{children}</footer>;
    default:
      return <div {...shared}>{children}</div>;
  }
}

function Main(props: ComponentProps<'main'>) {
  const element = useRef<HTMLElement>(null);
  useLostFocus(element, mainAround);
  return <main {...props} ref={element} id="adit-main" tabIndex={-1} />;
}
