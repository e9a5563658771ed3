import { limits } from '../../engine/schema/limits.ts';
import { Refused } from '../kernel/refused.ts';

/** How a file is cut. */
export interface ChunkPlan {
  /** Bytes of the whole. */
  readonly totalSize: number;
  readonly chunkSize: number;
  readonly totalChunks: number;
}

/**
 * What is cut this way has pieces of one size and a last one that is the rest: at most as long as the others, or, as the
 * client of the dialect does it where nothing else is asked of it, together with the one before it.
 * @throws Refused `tooLarge`, or `badInput` where the figures contradict each other
 */
export function requirePlan({ totalSize, chunkSize, totalChunks }: ChunkPlan): void {
  if (totalSize > limits.uploadBytesMost) throw new Refused('tooLarge', 'file.large');
  const even = Math.ceil(totalSize / chunkSize);
  const withLongEnd = Math.max(1, Math.floor(totalSize / chunkSize));
  if (totalChunks !== even && totalChunks !== withLongEnd) throw new Refused('badInput', 'file.chunkFigures');
}

/** Bytes of a piece. @param number from 1 */
export function bytesOfPart({ totalSize, chunkSize, totalChunks }: ChunkPlan, number: number): number {
  return number < totalChunks ? chunkSize : totalSize - chunkSize * (totalChunks - 1);
}
