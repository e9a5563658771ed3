import { calls } from '../../engine/schema/calls/index.ts';

/** Codes of the entries whose pages are the operator's: their calls say so. */
const operatorCodes: ReadonlySet<string> = new Set(
  Object.values(calls).flatMap(({ right }) => (right.kind === 'menu' && right.operator ? [right.menu] : [])),
);

/** Whether an entry of the menu leads to a page that others than the operator neither see nor are offered. */
export const isForOperator = (enCode: string): boolean => operatorCodes.has(enCode);
