import { describe, expect, it } from 'vitest';
import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';
import { problemsByRow, rowProblemText } from './row-problems.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { tableTexts } from './table.texts.ts';

const translate = createTranslate([engineTexts, ruleTexts, tableTexts], 'zh');
// Only names and labels are read.
const columns = [
  { name: 'unit', label: '单位' },
  { name: 'qty', label: '数量' },
  { name: 'code', label: '编号' },
] as SheetColumn[];

describe('words of a row in error', () => {
  it('name empty cells together, in the order of the columns, and say the rest with the column', () => {
    const rows = problemsByRow({
      name: 't',
      problem: null,
      cells: [
        { row: 2, column: 'qty', problem: { code: 'field.required' } },
        { row: 2, column: 'unit', problem: { code: 'field.required' } },
        { row: 2, column: 'code', problem: { code: 'field.pattern', message: '应为 K 加公里加米' } },
      ],
    });
    expect(rowProblemText(rows.get(2) ?? new Map(), columns, translate)).toBe(
      '单位、数量不能为空；编号 应为 K 加公里加米',
    );
  });
});
