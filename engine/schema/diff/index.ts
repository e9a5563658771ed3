export type { Change, Position } from './change.ts';
export { diffDocuments } from './diff-documents.ts';
export { textPath } from './text-path.ts';
