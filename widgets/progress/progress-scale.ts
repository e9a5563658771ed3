import { toDecimal } from '../../engine/schema/calc/index.ts';

/** A stored share of a hundred as a number; decimals of many digits are stored as text. Undefined for none. */
export function shareOf(value: unknown): number | undefined {
  const number = toDecimal(value)?.toNumber();
  return number !== undefined && Number.isFinite(number) ? number : undefined;
}

/** As far as a bar reaches, which has two ends whatever the number says. */
export const barOf = (share: number): number => Math.min(100, Math.max(0, share));
