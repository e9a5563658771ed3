import { create } from 'qrcode';
import type { QrLevel } from '../../engine/schema/codes/qr-size.ts';
import type { DrawnModules } from './drawn-code.ts';

/** @throws Error when the text is too long, which `qrBytes` has told before */
export function drawQr(text: string, level: QrLevel): DrawnModules {
  const { modules } = create(text, { errorCorrectionLevel: level });
  const { size } = modules;
  const isDark = (row: number, column: number) => Boolean(modules.get(row, column));
  return { size, rows: Array.from({ length: size }, (_, row) => runsIn(size, (column) => isDark(row, column))) };
}

/** Dark modules that stand beside one another, as one. */
function runsIn(size: number, isDark: (column: number) => boolean): DrawnModules['rows'][number] {
  const runs: { x: number; width: number }[] = [];
  for (let column = 0; column < size; column += 1) {
    if (!isDark(column)) continue;
    const last = runs.at(-1);
    if (last && last.x + last.width === column) last.width += 1;
    else runs.push({ x: column, width: 1 });
  }
  return runs;
}
