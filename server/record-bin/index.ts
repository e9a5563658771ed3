// Here: how records go: deleted at once, or kept in the bin, from which they are taken back or go for good.

export { deleteRecords } from './delete-records.ts';
export { deletedRecords } from './deleted-records.ts';
export { purgeRecords } from './purge-records.ts';
export { recordUses } from './record-uses.ts';
export { restoreRecords } from './restore-records.ts';
export { sweepBins } from './sweep-bins.ts';
