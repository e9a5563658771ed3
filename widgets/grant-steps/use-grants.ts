import { useCallback, useEffect, useRef, useState } from 'react';
import { isRequestFailure } from '../../engine/contract/services.ts';
import type { GrantLine } from '../../engine/schema/calls/index.ts';
import type { BoundKind } from '../../engine/schema/grants/bound-kinds.ts';
import type { AskedHolderKind, GrantKind } from '../../engine/schema/grants/grant-kinds.ts';

/** To whom rights are granted; null: to many, who are chosen last. */
export interface AskedHolder {
  readonly kind: AskedHolderKind;
  readonly id: string;
}

/** What a step can be about. */
export type StepKind = GrantKind | BoundKind;

/** What a step is answered with. */
interface StepAnswer {
  readonly list: readonly GrantLine[];
  readonly ids: readonly string[];
  readonly revision: string;
  readonly name: string;
  readonly below?: boolean;
}

/** Where steps come from. The same object for as long as it is about the same. */
export interface StepSource<Kind extends StepKind> {
  readonly kinds: readonly Kind[];
  /** Of a kind the one whose ticks say what its step is asked for. */
  readonly above: Readonly<Partial<Record<Kind, Kind>>>;
  /** @throws RequestFailure */
  ask(type: Kind, moduleIds: readonly string[] | undefined): Promise<StepAnswer>;
}

/** One step as it is now. */
export interface Step {
  readonly lines: readonly GrantLine[];
  readonly ticked: ReadonlySet<string>;
  /** As the server has it. */
  readonly start: ReadonlySet<string>;
  /** What it was asked for, as one text. */
  readonly modules: string;
}

export interface GrantState<Kind extends StepKind> {
  readonly steps: Readonly<Partial<Record<Kind, Step>>>;
  readonly revision: string;
  readonly name: string;
  readonly below: boolean;
  readonly startBelow: boolean;
  /** What could not be loaded, in words. */
  readonly failure: string;
}

const nothing: GrantState<never> = { steps: {}, revision: '', name: '', below: false, startBelow: false, failure: '' };

const isSame = (one: ReadonlySet<string>, other: ReadonlySet<string>) =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** Ids of what is in sight and ticked. */
const shownTicks = ({ lines, ticked }: Step) =>
  lines.flatMap((line) => (line.isGrantable && ticked.has(line.id) ? [line.id] : []));

/** What is granted or allowed, step by step as it is asked for, and what was ticked since. */
export function useGrants<Kind extends StepKind>({ kinds, above, ask }: StepSource<Kind>) {
  const [state, setState] = useState<GrantState<Kind>>(nothing);
  const latest = useRef(state);
  latest.current = state;
  const asked = useRef(0);

  const first = kinds[0];
  /** Asks for a step where it is not there yet, or was asked for something else. @returns false where it failed */
  const load = useCallback(
    async (type: Kind, anew = false): Promise<boolean> => {
      const upper = above[type];
      if (upper && !latest.current.steps[upper] && !(await load(upper))) return false;
      const { steps } = latest.current;
      const upperStep = upper && steps[upper];
      const modules = upperStep && shownTicks(upperStep).sort();
      const key = modules?.join(' ') ?? '';
      const before = steps[type];
      if (before && before.modules === key && !anew) return true;
      const turn = asked.current;
      try {
        const answer = await ask(type, modules);
        if (turn !== asked.current) return false;
        const start = new Set(answer.ids);
        const seen = new Set(before?.lines.map((line) => line.id));
        // What was ticked stays; of what has come newly into sight, what the server has is ticked.
        const ticked = before ? new Set([...before.ticked, ...answer.ids.filter((one) => !seen.has(one))]) : start;
        const step: Step = { lines: answer.list, ticked, start, modules: key };
        const { revision, name, below = false } = answer;
        setState((now) => ({
          ...now,
          failure: '',
          steps: { ...now.steps, [type]: step },
          ...(type === first ? { revision, name, startBelow: below } : {}),
          ...(type === first && !before ? { below } : {}),
        }));
        // Whoever waits reads it before it is drawn.
        latest.current = {
          ...latest.current,
          steps: { ...latest.current.steps, [type]: step },
          ...(type === first ? { revision } : {}),
        };
        return true;
      } catch (error) {
        if (!isRequestFailure(error)) throw error;
        if (turn === asked.current) setState((now) => ({ ...now, failure: error.message }));
        return false;
      }
    },
    [ask, above, first],
  );

  const start = useCallback(() => {
    asked.current += 1;
    latest.current = nothing;
    setState(nothing);
    return first ? load(first) : Promise.resolve(false);
  }, [load, first]);
  useEffect(() => void start(), [start]);

  const tick = (type: Kind, ticked: ReadonlySet<string>) =>
    setState((now) => {
      const step = now.steps[type];
      return step ? { ...now, steps: { ...now.steps, [type]: { ...step, ticked } } } : now;
    });
  const setBelow = (below: boolean) => setState((now) => ({ ...now, below }));

  /** What is to be from now on, of the steps that were looked at; those that go by another one are asked anew where it changed. */
  const wanted = async (): Promise<Wanted<Kind> | null> => {
    for (const kind of kinds) if (latest.current.steps[kind] && !(await load(kind))) return null;
    const found: Partial<Record<Kind, string[]>> = {};
    for (const kind of kinds) {
      const step = latest.current.steps[kind];
      if (step) found[kind] = shownTicks(step);
    }
    return found;
  };

  /** Reads anew what the server has, where somebody else has changed it; what was ticked here stays. */
  const renew = async () => {
    for (const kind of kinds) if (latest.current.steps[kind] && !(await load(kind, true))) return;
  };

  const isChanged =
    state.below !== state.startBelow ||
    kinds.some((kind) => {
      const step = state.steps[kind];
      return step !== undefined && !isSame(step.ticked, step.start);
    });
  const revision = () => latest.current.revision;
  return { state, revision, load, start, renew, tick, setBelow, wanted, isChanged };
}

export type Grants<Kind extends StepKind> = ReturnType<typeof useGrants<Kind>>;
export type Wanted<Kind extends StepKind> = Readonly<Partial<Record<Kind, string[]>>>;
