import { defineTexts } from '../../engine/schema/text/text.ts';

export const calculateTexts = defineTexts({
  zh: {
    'widget.calculate': '计算公式',
    'widget.calculate.formula': '公式：{formula}',
    'widget.calculate.noFormula': '尚未设置公式',
    'widget.calculate.sum': '{column}合计',
    'setting.calculate.expression': '公式',
    'setting.calculate.precision': '小数位数',
    'setting.calculate.thousands': '千位分隔',
    'setting.calculate.isAmountChinese': '显示大写金额',
  },
  en: {
    'widget.calculate': 'Calculation',
    'widget.calculate.formula': 'Formula: {formula}',
    'widget.calculate.noFormula': 'No formula yet',
    'widget.calculate.sum': 'sum of {column}',
    'setting.calculate.expression': 'Formula',
    'setting.calculate.precision': 'Decimal places',
    'setting.calculate.thousands': 'Thousands separator',
    'setting.calculate.isAmountChinese': 'Amount in Chinese words',
  },
  zhtw: {
    'widget.calculate': '計算公式',
    'widget.calculate.formula': '公式：{formula}',
    'widget.calculate.noFormula': '尚未設定公式',
    'widget.calculate.sum': '{column}合計',
    'setting.calculate.expression': '公式',
    'setting.calculate.precision': '小數位數',
    'setting.calculate.thousands': '千位分隔',
    'setting.calculate.isAmountChinese': '顯示大寫金額',
  },
});
