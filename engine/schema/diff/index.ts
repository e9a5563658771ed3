// Here: what differs between two documents, node by node.

export type { Change, Position } from './change.ts';
export { diffDocuments } from './diff-documents.ts';
export { indexNodes, isRecord, labelOfNode, nodesOf } from './node-index.ts';
export { sameData } from './same-data.ts';
export { textPath } from './text-path.ts';
