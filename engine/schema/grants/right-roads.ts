// Apart from the calls: the page reads these, and makes no shapes.

/** Why a grant does not count for somebody whom it may concern. */
export const roadStates = ['counts', 'ended', 'switchedOff', 'onlyThere'] as const;
/** `ended`: its last day is over; `switchedOff`: what holds it is; `onlyThere`: it is not for departments below. */
export type RoadState = (typeof roadStates)[number];
