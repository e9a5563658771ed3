import { describe, expect, it } from 'vitest';
import { limits } from '../../engine/schema/limits.ts';
import { bytesOfPart, requirePlan } from './chunk-plan.ts';

const chunkSize = limits.chunkBytes;
const plan = (totalSize: number, totalChunks: number) => ({ totalSize, chunkSize, totalChunks });

describe('how a file is cut', () => {
  it.each([
    [1, 1],
    [chunkSize, 1],
    [chunkSize + 1, 2],
    [chunkSize + 1, 1],
    [2 * chunkSize - 1, 1],
    [12_000_000, 3],
    [12_000_000, 2],
  ])('%i bytes in %i pieces, which are together what the whole is', (totalSize, totalChunks) => {
    const cut = plan(totalSize, totalChunks);
    expect(() => requirePlan(cut)).not.toThrow();
    const parts = Array.from({ length: totalChunks }, (_, index) => bytesOfPart(cut, index + 1));
    expect(parts.reduce((sum, bytes) => sum + bytes, 0)).toBe(totalSize);
    expect(Math.min(...parts)).toBeGreaterThan(0);
    expect(Math.max(...parts)).toBeLessThan(2 * chunkSize);
  });

  it.each([
    [1, 2],
    [2 * chunkSize, 1],
    [12_000_000, 1],
    [12_000_000, 4],
    [12_000_000, 10_000],
  ])('refuses figures that contradict each other: %i bytes in %i pieces', (totalSize, totalChunks) => {
    expect(() => requirePlan(plan(totalSize, totalChunks))).toThrow(expect.objectContaining({ answer: 'badInput' }));
  });

  it('refuses more than may be uploaded', () => {
    const totalSize = limits.uploadBytesMost + 1;
    expect(() => requirePlan(plan(totalSize, Math.ceil(totalSize / chunkSize)))).toThrow(
      expect.objectContaining({ answer: 'tooLarge' }),
    );
  });
});
