import './route-outlet.css';
import { isValidElement, useContext, useRef } from 'react';
import { OutletContext } from '../../engine/render/outlet.ts';
import { mainAround, useLostFocus } from '../shared/use-lost-focus.ts';

/** The place in a frame where the page of the address stands; the focus that was in the page before comes to this one. */
export function RouteOutlet() {
  const page = useContext(OutletContext);
  const outlet = useRef<HTMLDivElement>(null);
  useLostFocus(outlet, mainAround, isValidElement(page) ? page.key : null);
  return (
    <div className="adit-outlet" ref={outlet}>
      {page}
    </div>
  );
}
