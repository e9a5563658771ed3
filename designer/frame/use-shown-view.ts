import { useEffect, useRef, useState } from 'react';
import { leaveToCanvas } from '../palette/leave-to-canvas.ts';
import type { ViewName } from '../parts/views.ts';

/** Id of the part that is shown in the place of the canvas. */
export const paneId = 'adit-design-pane';

/** Which part of the model is shown. Who is led to another one finds the focus there: what had it is hidden. */
export function useShownView() {
  const [view, setView] = useState<ViewName>('form');
  const led = useRef(false);
  useEffect(() => {
    if (!led.current) return;
    led.current = false;
    if (view === 'form') leaveToCanvas();
    else document.getElementById(paneId)?.focus();
  }, [view]);
  const lead = (to: ViewName) => {
    led.current = to !== view;
    setView(to);
  };
  return { view, setView, lead };
}
