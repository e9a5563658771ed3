import type { Requests } from '../../engine/contract/requests.ts';
import { isRequestFailure } from '../../engine/contract/services.ts';
import type { CallFinding } from '../../engine/schema/call-shapes/envelope.ts';
import type { StoredModel } from '../../engine/schema/calls/index.ts';
import type { ReplaceReason } from '../commands/index.ts';
import type { NewerRevision } from '../conflict/newer-revision.ts';
import type { JsonObject } from '../document/json.ts';
import { sameJson } from '../document/json.ts';
import { bodyOf, documentOf } from '../document/model-text.ts';
import type { DesignStore } from '../history/design-store.ts';
import type { DraftKeeper } from './draft-keeper.ts';

export interface SavingState {
  readonly status: 'idle' | 'saving' | 'failed';
  /** Of the last load or save: what the next save is based on. */
  readonly revision: number;
  readonly releaseVersion: number | null;
  /** Whether what is online is older than what is saved. */
  readonly changed: boolean;
  /** When it was last saved, here or before; null where nobody knows. In milliseconds since 1970. */
  readonly savedAt: number | null;
  /** Why the last save failed, in words. */
  readonly message: string | null;
  /** Whether the server refused it, whether somebody else saved in between, or whether no answer came. Null: it did not fail. */
  readonly failure: 'refused' | 'conflict' | 'unreached' | null;
  /** What the server found in `document`, with pointers into it. */
  readonly judged: { readonly document: JsonObject; readonly findings: readonly CallFinding[] } | null;
  readonly conflict: NewerRevision | null;
}

export interface ModelSaverOptions extends Pick<Requests, 'request'> {
  readonly stored: StoredModel;
  readonly store: DesignStore;
  readonly keeper: DraftKeeper;
  /** Takes a document in place of the one that is open, as one step that can be undone. */
  replace(document: JsonObject, because: ReplaceReason): void;
  now(): number;
}

export type ModelSaver = ReturnType<typeof createModelSaver>;

/** Takes a model to the server and back. Work goes on meanwhile; a failure loses nothing. */
export function createModelSaver({ stored, store, keeper, request, replace, now }: ModelSaverOptions) {
  const params = { id: stored.id };
  let state: SavingState = {
    ...factsOf(stored),
    status: 'idle',
    savedAt: savedBefore(stored),
    message: null,
    failure: null,
    judged: null,
    conflict: null,
  };
  let underWay: Promise<boolean> | null = null;
  /** What was sent without an answer: the server may have it all the same. */
  let unanswered: JsonObject | null = null;
  const listeners = new Set<() => void>();
  const set = (next: Partial<SavingState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const unsaved = () => {
    const { document, saved } = store.state();
    return !sameJson(document, saved);
  };
  const note = () =>
    keeper.note({ revision: state.revision, base: store.state().saved, document: store.state().document });

  const arrived = (document: JsonObject, facts: Partial<SavingState>) => {
    unanswered = null;
    store.markSaved(document);
    set({ ...facts, status: 'idle', message: null, failure: null, changed: true, savedAt: now(), conflict: null });
    if (unsaved()) note();
    else keeper.drop();
  };

  const send = async (): Promise<boolean> => {
    const { document, saved } = store.state();
    // Written first: whatever happens on the way, the work is on this machine.
    note();
    keeper.flush();
    set({ status: 'saving', message: null });
    try {
      const body = bodyOf(document, state.revision);
      const { revision, findings } = await request('updateModel', { params, body, quiet: true });
      arrived(document, { revision, judged: { document, findings } });
      return true;
    } catch (error) {
      const data = isRequestFailure(error) ? error.data : null;
      const message = error instanceof Error ? error.message : String(error);
      const current = data?.current;
      if (isRequestFailure(error) && Number(error.code) === 409 && isStored(current)) {
        const theirs = documentOf(current).document;
        if (unanswered && sameJson(theirs, unanswered)) {
          // It is our own work: only the answer was lost.
          arrived(theirs, { revision: current.revision });
          return unsaved() ? send() : true;
        }
        set({
          failure: 'conflict',
          status: 'failed',
          message,
          conflict: {
            base: saved,
            theirs,
            revision: current.revision,
            who: current.lastModifyUser,
            when: current.lastModifyTime,
          },
        });
      } else {
        const isUnreached = !isAnswer(error);
        if (isUnreached) unanswered = document;
        set({
          failure: isUnreached ? 'unreached' : 'refused',
          status: 'failed',
          message,
          judged: data?.findings ? { document, findings: data.findings } : state.judged,
        });
      }
      return false;
    }
  };

  return {
    state: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    unsaved,
    /** Notes the work for after a crash; called after each change. */
    note() {
      if (unsaved()) note();
      else keeper.drop();
    },
    /** @returns whether the server has the document as it was when this was asked; a save under way is waited for */
    async save(): Promise<boolean> {
      while (underWay) await underWay;
      if (!unsaved()) return true;
      underWay = send().finally(() => {
        underWay = null;
      });
      return underWay;
    },
    /** Work from an earlier visit goes on from the revision that it began with: a save then finds what came between. */
    restore({ revision, base, document }: { revision: number; base: JsonObject; document: JsonObject }) {
      replace(document, 'restore');
      store.markSaved(base);
      set({ revision });
    },
    /** The merged document stands on theirs now; it still has to be saved. */
    resolve(document: JsonObject) {
      const { conflict } = state;
      if (!conflict) return;
      replace(document, 'merge');
      store.markSaved(conflict.theirs);
      set({ status: 'idle', message: null, failure: null, revision: conflict.revision, conflict: null });
    },
    /** The conflict is left open: the work stays unsaved, and the next save asks again. */
    postpone: () => set({ conflict: null }),
    /** Takes what the server has. */
    async reload(): Promise<void> {
      const answer = await request('loadModel', { params, quiet: true });
      const { document } = documentOf(answer);
      if (!sameJson(document, store.state().document)) replace(document, 'reload');
      store.markSaved(document);
      keeper.drop();
      set({ ...factsOf(answer), status: 'idle', message: null, failure: null, conflict: null });
    },
  };
}

/** Whether the server has said no; what it could not do now, or was not reached with, is worth another try. */
function isAnswer(error: unknown): boolean {
  if (!isRequestFailure(error)) return false;
  const code = Number(error.code);
  return Number.isInteger(code) && code !== 429 && !(code >= 500 && code < 600);
}

function savedBefore({ lastModifyTime }: StoredModel): number | null {
  const at = lastModifyTime ? Date.parse(lastModifyTime) : Number.NaN;
  return Number.isNaN(at) ? null : at;
}

function factsOf({ revision, releaseVersion, state }: StoredModel) {
  return { revision, releaseVersion, changed: state !== 1 };
}

export function isStored(value: unknown): value is StoredModel {
  return typeof value === 'object' && value !== null && 'formData' in value && 'revision' in value;
}
