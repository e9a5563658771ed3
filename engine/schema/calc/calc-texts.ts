import { defineTexts } from '../text/text.ts';
import type { CalcProblemCode, CalcWarning } from './calc-problem.ts';

export type CalcTextKey = CalcProblemCode | CalcWarning['code'] | 'calc.amountTooLarge';

/** What people read about calculated fields; `{found}`, `{number}`, `{limit}` and `{name}` are filled in. */
export const calcTexts = defineTexts<CalcTextKey>({
  zh: {
    'calc.empty': '公式不能为空，例如 数量 × 单价',
    'calc.tooLong': '公式应不超过 {limit} 项，当前 {found} 项',
    'calc.tooDeep': '公式的括号应不超过 {limit} 层',
    'calc.unknownField': '公式中的“{found}”应为已有的字段、数字、运算符或括号',
    'calc.notToken': '公式的第 {number} 项应为已有的字段、数字、运算符或括号',
    'calc.number': '公式中的“{found}”应为数字，例如 12.5',
    'calc.alternate': '公式中的数值与运算符应交替出现，例如 数量 × 单价 + 运费',
    'calc.brackets': '公式的括号应成对出现，例如 (数量 + 1) × 单价',
    'calc.notANumber': '“{name}”应为数字，计算结果记为 0',
    'calc.divideByZero': '除数应不为 0，计算结果记为 0',
    'calc.overflow': '数值过大，计算结果记为 0',
    'calc.amountTooLarge': '金额过大，无法计算',
  },
  en: {
    'calc.empty': 'Enter a formula, such as quantity × price',
    'calc.tooLong': 'Formulas can have up to {limit} entries. This one has {found}.',
    'calc.tooDeep': 'Brackets can be nested up to {limit} levels',
    'calc.unknownField': '"{found}" must be a field, number, operator or bracket',
    'calc.notToken': 'Entry {number} of the formula must be a field, number, operator or bracket',
    'calc.number': '"{found}" must be a number, such as 12.5',
    'calc.alternate': 'Alternate values and operators, such as quantity × price + freight',
    'calc.brackets': 'Close every bracket, such as (quantity + 1) × price',
    'calc.notANumber': '"{name}" isn\'t a number. The result counts as 0.',
    'calc.divideByZero': "Can't divide by 0. The result counts as 0.",
    'calc.overflow': 'The numbers are too large. The result counts as 0.',
    'calc.amountTooLarge': 'Amount too large to calculate',
  },
  zhtw: {
    'calc.empty': '公式不能為空，例如 數量 × 單價',
    'calc.tooLong': '公式應不超過 {limit} 項，目前 {found} 項',
    'calc.tooDeep': '公式的括號應不超過 {limit} 層',
    'calc.unknownField': '公式中的「{found}」應為已有的欄位、數字、運算子或括號',
    'calc.notToken': '公式的第 {number} 項應為已有的欄位、數字、運算子或括號',
    'calc.number': '公式中的「{found}」應為數字，例如 12.5',
    'calc.alternate': '公式中的數值與運算子應交替出現，例如 數量 × 單價 + 運費',
    'calc.brackets': '公式的括號應成對出現，例如 (數量 + 1) × 單價',
    'calc.notANumber': '「{name}」應為數字，計算結果記為 0',
    'calc.divideByZero': '除數應不為 0，計算結果記為 0',
    'calc.overflow': '數值過大，計算結果記為 0',
    'calc.amountTooLarge': '金額過大，無法計算',
  },
});
