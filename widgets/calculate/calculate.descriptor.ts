import { defineDescriptor, type Setting } from '../../engine/schema/fields/descriptor.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { calculateTexts } from './calculate.texts.ts';

const setting = settingsOf('calculate', calculateTexts);

/** Tokens (texts and digits) are checked as choices that no fixed list limits; a panel of basic widgets cannot edit them. */
const expression: Setting = (() => {
  const node = setting('expression', 'select', { props: { multiple: true } });
  return { ...node, config: { ...node.config, dataType: 'dynamic', noShow: true } };
})();

export const calculateDescriptor = defineDescriptor({
  key: 'calculate',
  kind: 'field',
  category: 'advanced',
  icon: 'CalculatorOutlined',
  title: 'widget.calculate',
  palette: { rank: 50 },
  value: 'computed',
  filledBy: 'calculate',
  // Rounded to 2 decimals. Source: library specification 5, calculated fields.
  defaults: {
    expression: [],
    precision: limits.decimalPrecision,
    thousands: true,
    isAmountChinese: false,
  },
  settings: [
    expression,
    setting('precision', 'inputIntNumber', { props: { min: 0, max: 10 }, defaultValue: limits.decimalPrecision }),
    setting('thousands', 'switch', { defaultValue: true }),
    setting('isAmountChinese', 'switch'),
    setting('addonBefore', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('addonAfter', 'input', { edit: 'words', props: { maxlength: 20 } }),
  ],
  texts: calculateTexts,
  inTable: true,
});
