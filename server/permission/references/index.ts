// Here: what ids of people, departments, positions, roles and groups stand for: names, what may be chosen, who is meant by a word.

export type { Reads } from '../structure/switched-on.ts';
export { refusedPicks } from './may-pick.ts';
export { waysTo } from './organize-ways.ts';
export { type ReferredRows, readReferred } from './read-referred.ts';
export { referenceText } from './reference-text.ts';
export { referencesNamed } from './references-named.ts';
