import { strFromU8, unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { zipTexts } from './zip-texts.ts';

it('holds names and contents as they were', () => {
  const files = [
    { fileName: 'defect-20261122.vdd', text: '{"a": 1}\n' },
    { fileName: '巡检.vdd', text: '巡检记录 ✓' },
    { fileName: 'empty.json', text: '' },
  ];
  const read = unzipSync(zipTexts(files, new Date(2026, 10, 22, 4, 30)));
  expect(Object.entries(read).map(([fileName, bytes]) => ({ fileName, text: strFromU8(bytes) }))).toEqual(files);
});
