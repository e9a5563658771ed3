import { expect, it } from 'vitest';
import { isLongRun } from '../../test/support/long-run.ts';
import { hashOf, isSameHash } from './secrets.ts';

type Compare = (sent: string, stored: string) => boolean;

const rounds = 1_000;
const triesEach = 100;

/** What a comparison must not be. */
const stopsEarly: Compare = (sent, stored) => {
  for (let at = 0; at < stored.length; at += 1) if (sent[at] !== stored[at]) return false;
  return sent.length === stored.length;
};

const changedAt = (text: string, at: number) => text.slice(0, at) + (text[at] === '0' ? '1' : '0') + text.slice(at + 1);

function timeOf(compare: Compare, sent: string, stored: string): number {
  const start = performance.now();
  let same = 0;
  for (let count = 0; count < triesEach; count += 1) if (compare(sent, stored)) same += 1;
  const took = performance.now() - start;
  expect(same).toBe(0);
  return took;
}

/**
 * How much longer a comparison takes where only the last character is wrong than where the first one is, as a part of
 * the whole: the middle of many pairs that were measured side by side, so that whatever else runs meets both alike.
 */
function slopeOf(compare: Compare): number {
  const stored = hashOf('a secret');
  const [first, last] = [changedAt(stored, 0), changedAt(stored, stored.length - 1)];
  const parts = Array.from({ length: rounds }, (_, round) => {
    const isFirst = round % 2 === 0;
    const [one, other] = [isFirst ? first : last, isFirst ? last : first].map((sent) => timeOf(compare, sent, stored));
    const [early = 0, late = 0] = isFirst ? [one, other] : [other, one];
    return (late - early) / early;
  });
  return parts.sort((one, other) => one - other)[rounds / 2] ?? Number.NaN;
}

if (isLongRun)
  it('compares hashes in the same time wherever they differ, over a thousand tries (A13)', () => {
    const most = 0.25;
    // Both are made fast before they count.
    for (const compare of [isSameHash, stopsEarly]) slopeOf(compare);
    expect(slopeOf(stopsEarly)).toBeGreaterThan(2 * most);
    expect(Math.abs(slopeOf(isSameHash))).toBeLessThan(most);
  });

it('says what is the same, and refuses what has another length', () => {
  const stored = hashOf('a secret');
  expect(isSameHash(hashOf('a secret'), stored)).toBe(true);
  for (const sent of [hashOf('another'), stored.slice(1), `${stored}0`, '', `${stored.slice(1)}é`])
    expect(isSameHash(sent, stored)).toBe(false);
});
