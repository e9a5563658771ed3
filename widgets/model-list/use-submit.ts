import { useCallback, useEffect, useRef, useState } from 'react';
import type { FormSession } from '../../engine/contract/form-session.ts';
import type { CallAnswer } from '../../engine/contract/requests.ts';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import { readyToSubmit } from '../../engine/form/ready-to-submit.ts';
import { newId } from '../../engine/schema/helpers/ids.ts';
import { limits } from '../../engine/schema/limits.ts';
import { problemsOf } from '../list-parts/problems-of.ts';
import { isRecord } from '../shared/records.ts';
import { type Base, type Conflict, mergeThree, newestOf } from './conflict.ts';

export type Busy = 'save' | 'another' | null;
/** What a submit under way waits for: files on their way, then the server. */
export interface UnderWay {
  readonly busy: Busy;
  readonly waits: boolean;
}
const idle: UnderWay = { busy: null, waits: false };

/** Under which a new record is sent; renewed, it is another record. */
export interface EntryKey {
  key(): string;
  renewKey(): void;
}

function freshKey(): EntryKey {
  let key = newId();
  return {
    key: () => key,
    renewKey() {
      key = newId();
    },
  };
}

interface Entry {
  readonly modelId: string;
  readonly recordId: string | null;
  readonly session: FormSession;
  readonly base: Base;
  /** Where the entry is kept, its key is kept with it; else it lives as long as what is drawn. */
  readonly sentAs?: EntryKey;
  /** The field that tells records apart for people: what was saved is called by it. */
  readonly identity?: string | undefined;
  onConflict(conflict: Conflict): void;
  onSaved(another: boolean): void;
  /** Shows what was saved, unless another entry follows. */
  readonly onOpenSaved?: ((id: string) => void) | undefined;
}

/**
 * Sends an entry: judged here first, then by the server, whose findings stand at fields and cells. A second submit of
 * the same entry makes no second row: the entry has one key.
 */
export function useSubmit({ modelId, recordId, session, base, sentAs, identity, onConflict, ...on }: Entry) {
  const { onSaved, onOpenSaved } = on;
  const { request, toast, translate, confirm } = useServices();
  /** Grows with each attempt that found something wrong. */
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(idle);
  const underWay = useRef(false);
  const [ownKey] = useState(freshKey);
  const { key, renewKey } = sentAs ?? ownKey;
  const stand = useCallback((from: Base) => session.stand(recordId === null ? null : from.values), [session, recordId]);
  useEffect(() => stand(base), [stand, base]);

  const send = useCallback(
    async (from: Base) => {
      const data = JSON.stringify(session.submitValues());
      if (recordId === null) {
        const params = { id: modelId };
        return request('createRecord', { params, body: { data }, idempotencyKey: key(), quiet: true });
      }
      const params = { id: modelId, dataId: recordId };
      return request('updateRecord', { params, body: { data, revision: from.revision }, quiet: true });
    },
    [request, session, modelId, recordId, key],
  );

  /** @param from what the values were edited from; another than `base` right after a merge */
  const submit = useCallback(
    async (another: boolean, from: Base = base) => {
      if (underWay.current) return;
      underWay.current = true;
      const busy = another ? 'another' : 'save';
      stand(from);
      try {
        const outcome = await readyToSubmit(session, () => setState({ busy, waits: true }));
        if (outcome === 'refused') setAttempt((count) => count + 1);
        if (outcome !== 'ready') return;
        setState({ busy, waits: false });
        let answer: CallAnswer<'createRecord'>;
        try {
          answer = await send(from);
        } catch (error) {
          if (!isRequestFailure(error) || error.data?.keyUsed !== true) throw error;
          // The answer to the first try was lost, and the entry has been changed since: there may be two records of it.
          const asNew = await confirm({
            title: translate('form.sentTitle'),
            text: translate('form.sentText'),
            okText: translate('form.sentNew'),
          });
          if (!asNew) return;
          renewKey();
          answer = await send(from);
        }
        const label = labelIn(answer.data, identity);
        const words = label ? translate('form.savedAs', { label }) : translate('form.saved');
        const id = another ? '' : answer.id;
        if (onOpenSaved && id) {
          const open = { text: translate('form.openSaved'), forMs: limits.actionToastMs };
          toast('success', words, { ...open, run: () => onOpenSaved(id) });
        } else toast('success', words);
        onSaved(another);
      } catch (error) {
        if (!(error instanceof Error)) throw error;
        const failure = isRequestFailure(error) ? error : undefined;
        const newest = failure && newestOf(failure);
        if (newest) {
          onConflict(mergeThree(from.values, newest, session.submitValues()));
          return;
        }
        const problems = problemsOf(failure?.data?.findings ?? [], session);
        if (problems.length > 0) {
          session.report(problems);
          setAttempt((count) => count + 1);
        }
        toast('error', error.message);
      } finally {
        underWay.current = false;
        setState(idle);
      }
    },
    [base, session, stand, send, identity, toast, translate, confirm, renewKey, onSaved, onOpenSaved, onConflict],
  );
  return { attempt, ...state, submit };
}

/** What a stored record is called, where its identity is a text; '' else. @param data its values as JSON */
function labelIn(data: string, identity: string | undefined): string {
  if (identity === undefined) return '';
  const values: unknown = JSON.parse(data);
  const value = isRecord(values) ? values[identity] : undefined;
  return typeof value === 'string' ? value : '';
}
