// Here: values that are ids of people and of what an organisation is made of: how they are read, and said.

export { type Chosen, chosenKey, chosenWay, lastIdOf, nameKey, readChosen, storedChoice } from './chosen.ts';
export { memberText, type Referred, type ReferredKind, readMember, referredKey, referredKinds } from './member-ids.ts';
export { entriesIn, referredBy, referredIn } from './referred-in.ts';
export { referredText, wayText } from './referred-text.ts';
