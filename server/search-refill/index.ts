// Here: what keywords are found by, made anew behind the calls: in slices, as a job.

export { refillJob } from './refill-job.ts';
export { refillSlice } from './refill-slice.ts';
export { askForLacking, settleSearch } from './settle-search.ts';
