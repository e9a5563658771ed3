import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { FormSession } from '../../engine/contract/form-session.ts';
import { useServices } from '../../engine/contract/services.ts';
import { signalNames } from '../../engine/contract/signals.ts';
import { newId } from '../../engine/schema/helpers/ids.ts';
import { formatInstant } from '../../engine/schema/values/index.ts';
import type { Base } from './conflict.ts';
import { type KeptDraft, keyOfEntry, newEntryKey, readDrafts, removeDraft, writeDraft } from './kept-drafts.ts';
import { answerForEntry, watchEntries } from './open-entries.ts';

/** How long after the first change that is not in it the draft is written, in ms: at most 5 s old. Source: reliability B35. */
const pauseMs = 1_000;

/** How long other tabs of this browser have to answer before a draft is offered, in ms: a message takes a few. */
const answerMs = 150;

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
 * A person has a draft for each record, and one for each tab in which it is open; saving takes away no other than its own.
 */
export function useDraft({ modelId, recordId, session, base, onLeaveGuard, onKept }: Entry) {
  const { drafts, guardLeave, confirm, translate, timeZone } = useServices();
  const key = recordId === null ? newEntryKey(modelId) : `${modelId}_${recordId}`;
  const [found, setFound] = useState<KeptDraft>();
  const entry = useRef('');
  if (entry.current === '') entry.current = newId();
  const dirty = useRef(false);
  const watched = useRef<FormSession>(null);
  /** Writes the draft at once, and asks nothing of who leaves before the next change. False: there is nothing to keep. */
  const keepNow = useRef<() => boolean>(() => false);
  /** Ends what is said to other tabs. */
  const silence = useRef(() => {});
  /** Of this entry; another one once it is to be a record of its own. */
  const submitKey = useRef('');
  if (submitKey.current === '') submitKey.current = entry.current;
  const baseNow = useRef(base);
  baseNow.current = base;

  const answer = useCallback(() => {
    silence.current();
    silence.current = answerForEntry(key, () => entry.current);
  }, [key]);
  const leave = useCallback(async () => {
    if (!dirty.current) return true;
    return confirm({
      title: translate('form.leaveTitle'),
      text: translate('form.leaveText'),
      okText: translate('form.leave'),
    });
  }, [confirm, translate]);

  useEffect(() => {
    if (readDrafts(drafts, key).length === 0) return;
    const open = new Set<string>();
    const next = () => readDrafts(drafts, key).find((one) => one.entry !== entry.current && !open.has(one.entry));
    const wait = setTimeout(() => setFound(next()), answerMs);
    const stop = watchEntries(key, (other) => {
      open.add(other);
      // A tab that is busy answers late, or another has taken the offer up meanwhile.
      setFound((known) => (known?.entry === other ? next() : known));
    });
    return () => {
      clearTimeout(wait);
      stop();
    };
  }, [drafts, key]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let release: (() => void) | undefined;
    const write = () => {
      timer = undefined;
      const at = new Date().toISOString();
      const values = session.submitValues();
      writeDraft(drafts, key, { entry: entry.current, key: submitKey.current, at, values, base: baseNow.current });
      onKept(formatInstant(at, 'HH:mm', timeZone));
    };
    const hold = () => {
      onLeaveGuard({ leave });
      release = guardLeave(leave, true);
      answer();
    };
    if (watched.current !== session) dirty.current = false;
    watched.current = session;
    // A page that comes back into sight has the same entry in progress.
    if (dirty.current) hold();
    keepNow.current = () => {
      if (!session.isTouched()) return false;
      clearTimeout(timer);
      write();
      dirty.current = false;
      release?.();
      onLeaveGuard(null);
      return true;
    };
    const changed = () => {
      if (!session.isTouched()) return;
      if (!dirty.current) {
        dirty.current = true;
        hold();
      }
      timer ??= setTimeout(write, pauseMs);
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
      silence.current();
      if (dirty.current) write();
      onLeaveGuard(null);
    };
  }, [session, key, drafts, guardLeave, leave, answer, onLeaveGuard, onKept, timeZone]);

  return useMemo(
    () => ({
      found,
      /** The entry goes on here: from now on it is this tab's. */
      taken() {
        if (found) {
          entry.current = found.entry;
          submitKey.current = found.key ?? keyOfEntry(found.entry);
        }
        setFound(undefined);
        answer();
      },
      drop() {
        if (found) removeDraft(drafts, key, found.entry);
        setFound(undefined);
      },
      /** Kept on purpose: until the next change nothing would be lost. */
      keep: () => keepNow.current(),
      /** Under which a new record is sent: the same as long as it is the same entry, a closed tab between or not. */
      key: () => submitKey.current,
      /** What has been sent before is a record by itself: from now on this is another. */
      renewKey() {
        submitKey.current = newId();
      },
      /** Saved: nothing is left to keep. */
      done() {
        dirty.current = false;
        removeDraft(drafts, key, entry.current);
      },
    }),
    [found, drafts, key, answer],
  );
}
