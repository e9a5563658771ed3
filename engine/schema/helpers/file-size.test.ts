import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { engineTexts } from '../text/engine-texts.ts';
import { createTranslate, type Language } from '../text/text.ts';
import { fileSizeText } from './file-size.ts';

const written = (bytes: number | undefined, language: Language = 'en') =>
  fileSizeText(bytes, createTranslate([engineTexts], language));
const steps = { KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 } as const;

describe('a file size', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1023 bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [47_000, '45.9 KB'],
    [500 * 1024, '500 KB'],
    [1024 ** 2 - 1, '1 MB'],
    [1_300_000, '1.2 MB'],
    [300 * 1024 ** 2, '300 MB'],
    [2.13 * 1024 ** 3, '2.1 GB'],
    [5000 * 1024 ** 3, '5000 GB'],
  ])('of %d bytes is %s', (bytes, words) => expect(written(bytes)).toBe(words));

  it('has its bytes in the words of each language', () => {
    expect([written(512, 'zh'), written(512, 'zhtw')]).toEqual(['512 字节', '512 位元組']);
  });

  it.each([undefined, -1, Number.NaN, Number.POSITIVE_INFINITY])('that is not known (%s) is nothing', (bytes) => {
    expect(written(bytes)).toBe('');
  });

  it('is within a twentieth of a unit, or half of one from 100, of what was counted, and below the next unit', () => {
    fc.assert(
      fc.property(fc.double({ min: 1024, max: 1e15, noNaN: true }), (bytes) => {
        const [, size = '', unit = ''] = /^([\d.]+) (KB|MB|GB)$/.exec(written(bytes)) ?? [];
        const step = steps[unit as keyof typeof steps]; // one of them by the pattern
        const shown = Number(size);
        expect(Math.abs(shown - Math.round(bytes) / step)).toBeLessThanOrEqual(shown < 100 ? 0.0501 : 0.501);
        expect(shown).toBeGreaterThanOrEqual(1);
        if (unit !== 'GB') expect(shown).toBeLessThan(1024);
      }),
    );
  });
});
