import { type RefObject, useEffect } from 'react';
import { useEngine } from '../../engine/render/engine-context.ts';
import type { FormSession } from '../../engine/render/form-session.ts';

const editable = ':is(input, textarea):not([readonly], [disabled], [type=file])';

/** The first field that can be filled in takes the focus once the form stands. Not by touch: it would open the keyboard. */
export function useFirstFocus(body: RefObject<HTMLElement | null>, session: FormSession): void {
  const { registry } = useEngine();
  useEffect(() => {
    if (window.matchMedia('(pointer: coarse)').matches) return;
    let frame = 0;
    let isThere = true;
    const { widgetKeys } = session.document;
    void registry.load(widgetKeys).then(() => {
      if (!isThere) return;
      frame = requestAnimationFrame(() => {
        const host = body.current;
        // Whoever has begun to work is left alone.
        if (!host || host.contains(document.activeElement)) return;
        host.querySelector<HTMLElement>(`.adit-document ${editable}`)?.focus({ preventScroll: true });
      });
    });
    return () => {
      isThere = false;
      cancelAnimationFrame(frame);
    };
  }, [body, session, registry]);
}
