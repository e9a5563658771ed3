import { atom } from 'jotai';
import { ownBuild } from '../request/page-facts.ts';

const served = atom(ownBuild);
/** Builds that the person did not want to change to yet. */
const putOff = atom<ReadonlySet<string>>(new Set<string>());

/** The build that the server serves by now, as its last answer said. */
export const servedBuildAtom = atom(
  (get) => get(served),
  (get, set, build: string) => {
    // While servers are changed one after the other, both answer: a page that is old stays old.
    if (get(served) === ownBuild) set(served, build);
  },
);

/** Whether this page is of an older build than what is served, and nobody has said that it may stay. Source: reliability B42. */
export const isOldAtom = atom((get) => {
  const build = get(served);
  return ownBuild !== '' && build !== ownBuild && !get(putOff).has(build);
});

/** A file of this page is gone: whatever was put off is said again. */
export const missedAtom = atom(null, (_get, set) => set(putOff, new Set<string>()));

/** The person goes on with this page: nothing more is said of that build. */
export const putOffAtom = atom(null, (get, set) => set(putOff, new Set([...get(putOff), get(served)])));
