import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormSession } from '../../engine/render/form-session.ts';
import { useServices } from '../../engine/render/services.ts';
import { signalNames } from '../../engine/render/signals.ts';
import type { Base, Values } from './conflict.ts';

/** How long after a change the draft is written, in ms: at most 5 s old. Source: reliability B35. */
const pauseMs = 1_000;

/** An entry in progress, with what it was begun from: the record may have been changed by others since. */
export interface KeptDraft {
  readonly values: Values;
  readonly base: Base;
}

/** Asked before the form is left: false keeps it. */
export interface LeaveGuard {
  leave(): Promise<boolean>;
}

interface Entry {
  readonly modelId: string;
  readonly recordId: string | null;
  readonly session: FormSession;
  readonly base: Base;
  /** Handed null while nothing would be lost. */
  onLeaveGuard(guard: LeaveGuard | null): void;
  /** The draft has been written; `at` as `HH:mm`. */
  onKept(at: string): void;
}

/**
 * Keeps an entry in progress on this machine, offers it again after a closed tab, and asks before it is left.
 * One draft for a person, a model and a record.
 */
export function useDraft({ modelId, recordId, session, base, onLeaveGuard, onKept }: Entry) {
  const { drafts, guardLeave, confirm, translate } = useServices();
  const key = `${modelId}_${recordId ?? 'new'}`;
  const [found, setFound] = useState<KeptDraft | undefined>(() => readDraft(drafts.read(key)));
  const dirty = useRef(false);
  const baseNow = useRef(base);
  baseNow.current = base;

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
    const write = () => {
      drafts.write(key, { values: session.submitValues(), base: baseNow.current } satisfies KeptDraft);
      onKept(new Date().toTimeString().slice(0, 5));
    };
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
    const { fields, tables } = session.document.form;
    const names = [...fields.map(({ field }) => field.name), ...[...tables.keys()].map(signalNames.cells)];
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
  }, [session, key, drafts, guardLeave, leave, onLeaveGuard, onKept]);

  return useMemo(
    () => ({
      found,
      /** The offer has been answered; what was kept stays until it is written anew. */
      taken: () => setFound(undefined),
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
    [found, drafts, key],
  );
}

/** Local storage holds what anybody may have put there. */
function readDraft(kept: unknown): KeptDraft | undefined {
  const { values, base } = Object(kept);
  const isValues = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
  if (!isValues(values) || !isValues(base) || !isValues(base.values) || typeof base.revision !== 'number')
    return undefined;
  return { values, base: { values: base.values, revision: base.revision } };
}
