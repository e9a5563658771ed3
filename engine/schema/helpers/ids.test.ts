import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createIds, idLength } from './ids.ts';

describe('ids', () => {
  it('are unique and in order, ten thousand in one loop', () => {
    const newId = createIds();
    const ids = Array.from({ length: 10_000 }, newId);
    expect(new Set(ids).size).toBe(10_000);
    expect([...ids].sort()).toEqual(ids);
    expect(ids.every((id) => /^[0-9A-Za-z]{20}$/.test(id))).toBe(true);
    expect(idLength).toBe(20);
  });

  it('count the milliseconds since 2020-08-01 in base 62', () => {
    const startOf = (text: string) => createIds(() => Date.parse(text))().slice(0, 8);
    expect(startOf('2020-08-01T00:00:00.000Z')).toBe('00000000');
    expect(startOf('2020-08-01T00:00:00.061Z')).toBe('0000000z');
    expect(startOf('2020-08-01T00:00:00.062Z')).toBe('00000010');
    const milliseconds = [...startOf('2026-11-22T04:00:00.000Z')].reduce((sum, digit) => {
      const value = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'.indexOf(digit);
      return sum * 62 + value;
    }, 0);
    expect(milliseconds).toBe(Date.parse('2026-11-22T04:00:00Z') - Date.parse('2020-08-01T00:00:00Z'));
  });

  it('stay in order and unique when the counter is full', () => {
    const newId = createIds(() => Date.UTC(2030, 0, 1));
    const ids = Array.from({ length: 300_000 }, newId);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...ids].sort()).toEqual(ids);
  });

  it('stay in order and unique whatever the clock does: stands, jumps ahead or back by hours', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -5 * 3_600_000, max: 5 * 3_600_000 }), { maxLength: 200 }), (jumps) => {
        let time = Date.UTC(2030, 0, 1);
        const newId = createIds(() => time);
        const ids = jumps.map((jump) => {
          time += jump;
          return newId();
        });
        expect(new Set(ids).size).toBe(ids.length);
        expect([...ids].sort()).toEqual(ids);
      }),
    );
  });

  it('of twenty tabs and nodes that make them in one and the same millisecond differ', () => {
    const ids = Array.from({ length: 20 }, () => createIds(() => 1_700_000_000_000)).flatMap((newId) =>
      Array.from({ length: 2_000 }, newId),
    );
    expect(new Set(ids).size).toBe(40_000);
  });
});
