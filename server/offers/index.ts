// Here: what fields offer at this moment: options of dictionaries and interfaces, regions, rows, people and places.

export type { ChangedCell } from './changed-cell.ts';
export { type Offered, offeredNow, offerProblems } from './offered.ts';
export { hasOptions, optionsOfField } from './options.ts';
export { type OwnReferences, ownReferences } from './own-references.ts';
export { referenceProblems } from './reference-problems.ts';
