import './route-outlet.css';
import { Activity, type ReactNode, type Ref, useContext, useLayoutEffect, useRef } from 'react';
import { OutletContext } from '../../engine/contract/outlet.ts';
import { mainAround, useLostFocus } from '../shared/use-lost-focus.ts';

/**
 * The place in a frame where the page of the address stands; the focus that was in the page before comes to this one.
 * Pages that are kept live on out of sight as they were left: what was filled in, chosen, and how far it was scrolled.
 */
export function RouteOutlet() {
  const pages = useContext(OutletContext);
  const place = useRef<HTMLDivElement>(null);
  const shown = pages.find((page) => page.shown);
  useLostFocus(place, mainAround, shown?.key ?? null);
  return (
    <>
      {!shown && <div className="adit-outlet" ref={place} />}
      {pages.map((page) => (
        <Activity key={page.key} mode={page.shown ? 'visible' : 'hidden'}>
          <Place element={page.shown ? place : null}>{page.content}</Place>
        </Activity>
      ))}
    </>
  );
}

interface PlaceProps {
  readonly element: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Browsers forget how far something was scrolled that is not drawn. */
function Place({ element, children }: PlaceProps) {
  const scrolled = useRef(new Map<Element, { readonly left: number; readonly top: number }>());
  useLayoutEffect(() => {
    for (const [part, at] of scrolled.current) {
      if (part.isConnected) part.scrollTo({ ...at, behavior: 'instant' });
      else scrolled.current.delete(part);
    }
  }, []);
  return (
    <div
      className="adit-outlet"
      ref={element}
      onScrollCapture={({ target }) => {
        if (!(target instanceof Element) || !target.checkVisibility()) return;
        scrolled.current.set(target, { left: target.scrollLeft, top: target.scrollTop });
      }}
    >
      {children}
    </div>
  );
}
