import './route-outlet.css';
import { useContext } from 'react';
import { OutletContext } from '../../engine/render/outlet.ts';

/** The place in a frame where the page of the address stands. */
export function RouteOutlet() {
  return <div className="adit-outlet">{useContext(OutletContext)}</div>;
}
