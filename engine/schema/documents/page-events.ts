/** What a page tells of itself, in the order in which it happens. */
export const pageEvents = ['load', 'leave'] as const;
export type PageEvent = (typeof pageEvents)[number];

/** Steps that still mean something when the page goes: its fields and dialogs go with it, and the person is on the way. */
export const stepsAtLeaving: ReadonlySet<string> = new Set(['request', 'command', 'toast']);
