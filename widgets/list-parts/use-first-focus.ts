import { type RefObject, useEffect } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import type { FormSession } from '../../engine/contract/form-session.ts';

const editable = '.adit-document :is(input, textarea):not([readonly], [disabled], [type=file])';
/** The form is drawn within a few frames of its widgets; later than this, people have begun to work. */
const framesMost = 30;

/** The first field that can be filled in takes the focus once the form stands. Not by touch: it would open the keyboard. */
export function useFirstFocus(body: RefObject<HTMLElement | null>, session: FormSession, isWanted: boolean): void {
  const { registry } = useEngine();
  useEffect(() => {
    if (!isWanted) return;
    if (window.matchMedia('(pointer: coarse)').matches) return;
    let frame = 0;
    let isThere = true;
    const look = (left: number) => {
      const host = body.current;
      // Whoever has begun to work is left alone.
      if (!isThere || left === 0 || !host || host.contains(document.activeElement)) return;
      const first = host.querySelector<HTMLElement>(editable);
      if (first) first.focus({ preventScroll: true });
      else frame = requestAnimationFrame(() => look(left - 1));
    };
    void registry.load(session.document.widgetKeys).then(() => look(framesMost));
    return () => {
      isThere = false;
      cancelAnimationFrame(frame);
    };
  }, [body, session, registry, isWanted]);
}
