import { create } from 'qrcode';
import { describe, expect, it } from 'vitest';
import { drawQr } from '../../../widgets/codes/draw-qr.ts';
import { modulesPath, pathScale } from '../../../widgets/codes/drawn-code.ts';
import { qrBytes, qrLevels, qrModules, qrMostBytes } from './qr-size.ts';

/** Bytes that are neither digits nor capitals, so that none of them takes less room. */
const bytes = (count: number) => 'a'.repeat(count);

describe('how large a QR code is', () => {
  it.each(qrLevels)('is what the library draws, at level %s', (level) => {
    const most = qrMostBytes(level);
    for (const count of [1, 14, 17, 100, 500, most])
      expect(qrModules(bytes(count), level)).toBe(create(bytes(count), { errorCorrectionLevel: level }).modules.size);
    expect(qrModules(bytes(most + 1), level)).toBeUndefined();
    expect(() => drawQr(bytes(most + 1), level)).toThrow();
  });

  it('counts bytes, of which a Chinese character has three', () => {
    expect(qrBytes('管廊K3')).toBe(8);
    expect(qrMostBytes('L')).toBe(2953);
  });
});

it('draws every dark square of the code and no other', () => {
  const drawn = drawQr('古城大道管廊 K3+200', 'M');
  const { modules } = create('古城大道管廊 K3+200', { errorCorrectionLevel: 'M' });
  const quiet = 4;
  const dark = new Set<string>();
  for (const [, x, y, width] of modulesPath(drawn, quiet).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let step = 0; step < Number(width); step += 1) dark.add(`${Number(x) + step - quiet},${Number(y) - quiet}`);
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      expect(dark.has(`${column},${row}`)).toBe(Boolean(modules.get(row, column)));
  expect(pathScale({ width: 100, height: 100, modules: 25, path: '', dark: '', light: '', caption: '' })).toBe(4);
});
