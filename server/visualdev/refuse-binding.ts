import { finding } from '../../engine/schema/findings/finding.ts';
import type { FindingCode } from '../../engine/schema/findings/finding-codes.ts';
import { Refused } from '../kernel/refused.ts';

/** JSON pointer of the name of a table in the design. */
export type BindingPlace = string;

/** Forbids a publish, with the reason. */
export function refuseBinding(code: FindingCode, at: BindingPlace, args: Parameters<typeof finding>[2]): never {
  throw new Refused('findings', 'record.finding', {}, { findings: [finding(code, at, args)] });
}
