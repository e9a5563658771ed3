import { useCallback, useEffect, useRef, useState } from 'react';
import { isRequestFailure, useServices } from '../../engine/contract/services.ts';
import type { GrantLine } from '../../engine/schema/calls/index.ts';
import { type AskedHolderKind, type GrantKind, grantKinds } from '../../engine/schema/grants/grant-kinds.ts';

/** To whom rights are granted; null: to many, who are chosen last. */
export interface AskedHolder {
  readonly kind: AskedHolderKind;
  readonly id: string;
}

/** One step as it is now. */
export interface Step {
  readonly lines: readonly GrantLine[];
  readonly ticked: ReadonlySet<string>;
  /** As the server has it. */
  readonly start: ReadonlySet<string>;
  /** The menu entries that it was asked for, as one text. */
  readonly modules: string;
}

export interface GrantState {
  readonly steps: Partial<Record<GrantKind, Step>>;
  readonly revision: string;
  readonly name: string;
  readonly below: boolean;
  readonly startBelow: boolean;
  /** What could not be loaded, in words. */
  readonly failure: string;
}

const nothing: GrantState = { steps: {}, revision: '', name: '', below: false, startBelow: false, failure: '' };

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** Rights of a holder, step by step as they are asked for, and what was ticked since. */
export function useGrants(holder: AskedHolder | null) {
  const { request } = useServices();
  const [state, setState] = useState<GrantState>(nothing);
  const latest = useRef(state);
  latest.current = state;
  const { kind: objectType, id } = holder ?? {};
  const asked = useRef(0);

  /** Asks for a step where it is not there yet, or was asked for other menu entries. @returns false where it failed */
  const load = useCallback(
    async (type: GrantKind, anew = false): Promise<boolean> => {
      const { steps } = latest.current;
      const modules = type === 'module' ? undefined : [...(steps.module?.ticked ?? [])].sort();
      const key = modules?.join(' ') ?? '';
      const before = steps[type];
      if (before && before.modules === key && !anew) return true;
      const turn = asked.current;
      try {
        const answer = await request('authorityValues', {
          params: { id: id ?? '0' },
          body: { type, ...(objectType ? { objectType } : {}), ...(modules ? { moduleIds: modules } : {}) },
          quiet: true,
        });
        if (turn !== asked.current) return false;
        const start = new Set(answer.ids);
        const seen = new Set(before?.lines.map((line) => line.id));
        // What was ticked stays; of what has come newly into sight, what the server has is ticked.
        const ticked = before ? new Set([...before.ticked, ...answer.ids.filter((one) => !seen.has(one))]) : start;
        const step: Step = { lines: answer.list, ticked, start, modules: key };
        setState((now) => ({
          ...now,
          failure: '',
          steps: { ...now.steps, [type]: step },
          ...(type === 'module' ? { revision: answer.revision, name: answer.name, startBelow: answer.below } : {}),
          ...(type === 'module' && !before ? { below: answer.below } : {}),
        }));
        // Whoever waits reads it before it is drawn.
        latest.current = {
          ...latest.current,
          steps: { ...latest.current.steps, [type]: step },
          ...(type === 'module' ? { revision: answer.revision } : {}),
        };
        return true;
      } catch (error) {
        if (!isRequestFailure(error)) throw error;
        if (turn === asked.current) setState((now) => ({ ...now, failure: error.message }));
        return false;
      }
    },
    [request, objectType, id],
  );

  const start = useCallback(() => {
    asked.current += 1;
    latest.current = nothing;
    setState(nothing);
    return load('module');
  }, [load]);
  useEffect(() => void start(), [start]);

  const tick = (type: GrantKind, ticked: ReadonlySet<string>) =>
    setState((now) => {
      const step = now.steps[type];
      return step ? { ...now, steps: { ...now.steps, [type]: { ...step, ticked } } } : now;
    });
  const setBelow = (below: boolean) => setState((now) => ({ ...now, below }));

  /** What is granted from now on, of the steps that were looked at; those that go by the menu are asked anew where it changed. */
  const wanted = async (): Promise<Partial<Record<GrantKind, string[]>> | null> => {
    for (const kind of grantKinds) if (latest.current.steps[kind] && !(await load(kind))) return null;
    return Object.fromEntries(
      grantKinds.flatMap((kind) => {
        const step = latest.current.steps[kind];
        if (!step) return [];
        const shown = step.lines.filter((line) => line.isGrantable && step.ticked.has(line.id));
        return [[kind, shown.map((line) => line.id)]];
      }),
    );
  };

  /** Reads anew what the server has, where somebody else has changed it; what was ticked here stays. */
  const renew = async () => {
    for (const kind of grantKinds) if (latest.current.steps[kind] && !(await load(kind, true))) return;
  };

  const isChanged =
    state.below !== state.startBelow ||
    grantKinds.some((kind) => {
      const step = state.steps[kind];
      return step !== undefined && !isSame(step.ticked, step.start);
    });
  const revision = () => latest.current.revision;
  return { state, revision, load, start, renew, tick, setBelow, wanted, isChanged };
}

export type Grants = ReturnType<typeof useGrants>;
