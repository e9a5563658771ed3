import { expect, it } from 'vitest';
import { nameOfFile } from './name-of-file.ts';

it.each([
  ['巡检记录.json', '巡检记录'],
  ['defect-report.vdd', 'defect-report'],
  ['巡检记录_20240601120000.vdd', '巡检记录'],
  ['leave request-20240601 (2).json', 'leave request'],
  ['表单 v2.0.json', '表单 v2.0'],
  ['1717230000000.json', ''],
  ['.json', ''],
  ['', ''],
])('%j is called %j', (fileName, name) => {
  expect(nameOfFile(fileName)).toBe(name);
});
