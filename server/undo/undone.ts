import type { Content } from '../kernel/resource-hooks.ts';

/** What a thing is, by its fields; null where it is not there. */
export type State = Content | null;

interface Sides {
  readonly before: Content | null;
  readonly after: Content | null;
}

/**
 * What a thing was before a row of changes, from what it is now: each is taken back, the newest first. What none of them
 * has touched stays as it is, and so do those whom others have put into a set since.
 * @param changes newest first
 * @param isSet whether a field holds ids that have no order
 * @returns undefined where it is gone and nobody has kept what it was
 */
export function undone(now: State, changes: readonly Sides[], isSet: (name: string) => boolean): State | undefined {
  let state = now;
  for (const { before, after } of changes) {
    if (after === null) state = before;
    else if (before === null) state = null;
    else if (state === null) return undefined;
    else state = { ...state, ...taken(state, before, after, isSet) };
  }
  return state;
}

function taken(state: Content, before: Content, after: Content, isSet: (name: string) => boolean): Content {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return Object.fromEntries(
    names.map((name) => [
      name,
      isSet(name)
        ? withoutChange(listIn(state[name]), listIn(before[name]), listIn(after[name]))
        : (before[name] ?? null),
    ]),
  );
}

export const listIn = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

function withoutChange(now: readonly string[], before: readonly string[], after: readonly string[]): string[] {
  const [was, became] = [new Set(before), new Set(after)];
  const kept = now.filter((id) => was.has(id) || !became.has(id));
  const here = new Set(kept);
  return [...kept, ...before.filter((id) => !became.has(id) && !here.has(id))];
}
