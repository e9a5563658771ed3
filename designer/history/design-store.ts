// Here: the design that is open, what was done to it, and the way back and forth.

import type { Descriptor, DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { type Command, type Design, isRefused, type Plan, type Refused } from '../document/command.ts';
import { treeOf } from '../document/design-tree.ts';
import type { JsonObject } from '../document/json.ts';
import { applyPatch, applyWithInverse, type DocumentPatch } from '../document/patch.ts';
import { mergePatches } from './merge-patches.ts';

/** One step back or forward: a gesture, whatever it changed. */
export interface Entry {
  readonly command: string;
  readonly forward: DocumentPatch;
  readonly backward: DocumentPatch;
  readonly mergeKey: string | undefined;
  readonly says: NonNullable<Plan['says']>;
  readonly selection: { readonly before: readonly string[]; readonly after: readonly string[] };
}

/** What the designer shows. A new object at each change; parts that did not change keep their reference. */
export interface DesignState {
  readonly document: JsonObject;
  readonly selection: readonly string[];
  /** Entries that can be undone, oldest first. */
  readonly past: readonly Entry[];
  /** Entries that can be done again, next first. */
  readonly future: readonly Entry[];
  /** The document as it was last saved. */
  readonly saved: JsonObject;
  /** What was last done, undone or refused, for the polite log; `turn` differs each time. */
  readonly news: {
    readonly turn: number;
    readonly kind: 'done' | 'undone' | 'redone' | 'refused';
    readonly says: NonNullable<Plan['says']>;
  } | null;
}

export interface DesignStore {
  readonly descriptors: DescriptorMap;
  state(): DesignState;
  subscribe(listener: () => void): () => void;
  /** Carries out a command; the only way a document changes. @returns the refusal, or null when it was done */
  run<Args>(command: Command<Args>, args: Args): Refused | null;
  /** What a command would answer, without doing it: for buttons that say why they cannot. */
  refusal<Args>(command: Command<Args>, args: Args): Refused | null;
  undo(): void;
  redo(): void;
  select(keys: readonly string[]): void;
  /** Ends the merging of entries: the field that was typed in has been left. */
  seal(): void;
  /** This document is on the server now. The history stays: undo goes back across a save. */
  markSaved(document: JsonObject): void;
}

interface Options {
  /** What a widget is called in the language of the person who designs. */
  readonly title?: Design['title'];
}

/** By the descriptor's own words: where nobody translates (a command tried out, a test). */
export function chineseTitle({ title, texts }: Descriptor): string {
  return texts.zh[title] ?? title;
}

export function createDesignStore(
  document: JsonObject,
  descriptors: DescriptorMap,
  { title = chineseTitle }: Options = {},
): DesignStore {
  let state: DesignState = { document, selection: [], past: [], future: [], saved: document, news: null };
  let sealed = true;
  const listeners = new Set<() => void>();
  const set = (next: Partial<DesignState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const news = (kind: NonNullable<DesignState['news']>['kind'], says: NonNullable<Plan['says']>) => ({
    turn: (state.news?.turn ?? 0) + 1,
    kind,
    says,
  });
  const designNow = (): Design => ({
    document: state.document,
    tree: treeOf(state.document),
    descriptors,
    title,
    selection: state.selection,
  });
  const present = (next: JsonObject, keys: readonly string[]) => {
    const { nodes } = treeOf(next);
    const kept = keys.filter((key) => nodes.has(key));
    return kept.length === state.selection.length && kept.every((key, index) => key === state.selection[index])
      ? state.selection
      : kept;
  };

  const record = (name: string, plan: Plan) => {
    const { document: next, backward } = applyWithInverse(state.document, plan.patch);
    const selection = present(next, plan.select ?? state.selection);
    const says = plan.says ?? { key: `command.${name}` };
    const last = state.past.at(-1);
    const merges = !sealed && last !== undefined && plan.mergeKey !== undefined && last.mergeKey === plan.mergeKey;
    const own = { forward: plan.patch, backward };
    const entry: Entry = {
      command: name,
      ...(merges ? mergePatches(last, own) : own),
      mergeKey: plan.mergeKey,
      says,
      selection: { before: merges ? last.selection.before : state.selection, after: selection },
    };
    const past = merges ? [...state.past.slice(0, -1), entry] : [...state.past, entry];
    sealed = plan.mergeKey === undefined;
    set({ document: next, selection, past, future: [], news: news('done', says) });
  };

  const step = (entry: Entry, kind: 'undone' | 'redone', marks: Pick<DesignState, 'past' | 'future'>) => {
    const back = kind === 'undone';
    // Applied first: should it throw, the mark has not moved.
    const next = applyPatch(state.document, back ? entry.backward : entry.forward);
    sealed = true;
    set({
      document: next,
      selection: present(next, back ? entry.selection.before : entry.selection.after),
      ...marks,
      news: news(kind, entry.says),
    });
  };

  return {
    descriptors,
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run: (command, args) => {
      const plan = command.plan(designNow(), args);
      if (isRefused(plan)) {
        set({ news: news('refused', { key: plan.refused, ...(plan.places ? { places: plan.places } : {}) }) });
        return plan;
      }
      if (plan.patch.length > 0) record(command.name, plan);
      else if (plan.select) set({ selection: present(state.document, plan.select) });
      return null;
    },
    refusal: (command, args) => {
      const plan = command.plan(designNow(), args);
      return isRefused(plan) ? plan : null;
    },
    undo: () => {
      const entry = state.past.at(-1);
      if (entry) step(entry, 'undone', { past: state.past.slice(0, -1), future: [entry, ...state.future] });
    },
    redo: () => {
      const [entry, ...future] = state.future;
      if (entry) step(entry, 'redone', { past: [...state.past, entry], future });
    },
    select: (keys) => {
      sealed = true;
      const selection = present(state.document, keys);
      if (selection !== state.selection) set({ selection });
    },
    seal: () => {
      sealed = true;
    },
    markSaved: (document) => set({ saved: document }),
  };
}
