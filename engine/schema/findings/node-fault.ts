import type { FindingCode } from './finding-codes.ts';
import type { WordArgs } from './words.ts';

/** Findings for which a node is not drawn. Their words stand with the engine's own: each page may have to say them. */
export type NodeFaultCode = Extract<
  FindingCode,
  'widget.unknown' | 'node.noField' | 'node.twinField' | 'node.fieldName' | 'node.reservedName'
>;

/** Why a node is not drawn; said when it is shown, in the language that is read then. */
export interface NodeFault {
  readonly code: NodeFaultCode;
  readonly args: WordArgs;
}
