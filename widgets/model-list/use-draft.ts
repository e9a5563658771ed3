import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormSession } from '../../engine/render/form-session.ts';
import { useServices } from '../../engine/render/services.ts';

/** How long after a change the draft is written, in ms: at most 5 s old. Source: reliability B35. */
const pauseMs = 1_000;

/**
 * Keeps an entry in progress on this machine, offers it again after a closed tab, and asks before it is left.
 * One draft for a person, a model and a record.
 */
export function useDraft(
  modelId: string,
  recordId: string | null,
  session: FormSession,
  onLeaveGuard: (guard: { leave: () => Promise<boolean> } | null) => void,
) {
  const { drafts, guardLeave, confirm, translate } = useServices();
  const key = `${modelId}_${recordId ?? 'new'}`;
  const [found, setFound] = useState<unknown>(() => drafts.read(key));
  const dirty = useRef(false);

  const leave = useCallback(async () => {
    if (!dirty.current) return true;
    return confirm({
      title: translate('form.leaveTitle'),
      text: translate('form.leaveText'),
      okText: translate('form.leave'),
    });
  }, [confirm, translate]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let release: (() => void) | undefined;
    const write = () => drafts.write(key, session.submitValues());
    const changed = () => {
      if (!session.isTouched()) return;
      if (!dirty.current) {
        dirty.current = true;
        onLeaveGuard({ leave });
        release = guardLeave(leave);
      }
      clearTimeout(timer);
      timer = setTimeout(write, pauseMs);
    };
    const names = session.document.form.fields.map(({ field }) => field.name);
    const stops = names.map((name) => session.signals.subscribe(name, changed));
    // A tab that is closed has no second left.
    const hide = () => {
      if (dirty.current) write();
    };
    window.addEventListener('pagehide', hide);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', hide);
      for (const stop of stops) stop();
      release?.();
      if (dirty.current) write();
      dirty.current = false;
      onLeaveGuard(null);
    };
  }, [session, key, drafts, guardLeave, leave, onLeaveGuard]);

  return useMemo(
    () => ({
      found: found !== undefined,
      use() {
        // The shape is our own: what `submitValues` gave.
        session.setValues(found as Record<string, unknown>);
        setFound(undefined);
      },
      drop() {
        drafts.remove(key);
        setFound(undefined);
      },
      /** Saved: nothing is left to keep. */
      done() {
        dirty.current = false;
        drafts.remove(key);
      },
    }),
    [found, session, drafts, key],
  );
}
