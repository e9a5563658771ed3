import type { Drafts } from '../../engine/contract/services.ts';
import { isObject, type JsonObject, sameJson } from '../document/json.ts';

/** Runs a task later, once; the answer is the way to call it off. Tests hand in their own. */
export type Schedule = (task: () => void) => () => void;

/** Unsaved work, kept on this machine: the document, and what it was made from, so that it can still be merged. */
export interface Draft {
  /** Revision on the server that the work began with. */
  readonly revision: number;
  readonly base: JsonObject;
  readonly document: JsonObject;
  /** When it was kept, in milliseconds since 1970. */
  readonly at: number;
}

export interface DraftKeeperOptions {
  readonly drafts: Drafts;
  readonly modelId: string;
  readonly schedule: Schedule;
  now(): number;
}

/** Keeps the unsaved work of one model; `drafts` keeps it for this person only. */
export interface DraftKeeper {
  /** What an earlier visit left; null where it left nothing, or nothing that differs from what the server has. */
  offered(document: JsonObject): Draft | null;
  /** Notes the work as it is; written a little later, all changes of that time at once. */
  note(work: Omit<Draft, 'at'>): void;
  /** Writes what was noted now: before a save, and when the page goes. */
  flush(): void;
  /** The work is on the server, or not wanted any more. */
  drop(): void;
}

export function createDraftKeeper({ drafts, modelId, schedule, now }: DraftKeeperOptions): DraftKeeper {
  const key = `design_${modelId}`;
  let noted: Omit<Draft, 'at'> | null = null;
  let callOff: (() => void) | null = null;

  const flush = () => {
    callOff?.();
    callOff = null;
    if (noted) drafts.write(key, { ...noted, at: now() } satisfies Draft);
    noted = null;
  };

  return {
    offered(document) {
      const kept = asDraft(drafts.read(key));
      return kept && !sameJson(kept.document, document) ? kept : null;
    },
    note(work) {
      noted = work;
      callOff ??= schedule(flush);
    },
    flush,
    drop() {
      callOff?.();
      callOff = null;
      noted = null;
      drafts.remove(key);
    },
  };
}

/** Storage may hold anything. */
function asDraft(kept: unknown): Draft | null {
  if (!isObject(kept)) return null;
  const { revision, base, document, at } = kept;
  if (typeof revision !== 'number' || typeof at !== 'number' || !isObject(base) || !isObject(document)) return null;
  return { revision, base, document, at };
}

/** A second after the first change: long enough for a burst of typing, short enough to lose little. */
export const afterASecond: Schedule = (task) => {
  const timer = setTimeout(task, 1_000);
  return () => clearTimeout(timer);
};
