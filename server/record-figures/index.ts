// Here: figures over the records that somebody may see: statistics, what is new, what waits for him.

export { myWork } from './my-work.ts';
export { newRecordCounts } from './new-record-counts.ts';
export { recordStatistics } from './statistics.ts';
