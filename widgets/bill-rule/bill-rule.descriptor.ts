import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { systemTexts } from '../shared/system.texts.ts';

const texts = systemTexts(
  'billRule',
  { zh: '单据编号', en: 'Auto number', zhtw: '單據編號' },
  {
    zh: { 'setting.billRule.rule': '单据规则编码', 'setting.billRule.ruleName': '单据规则名称' },
    en: { 'setting.billRule.rule': 'Numbering rule code', 'setting.billRule.ruleName': 'Numbering rule name' },
    zhtw: { 'setting.billRule.rule': '單據規則代碼', 'setting.billRule.ruleName': '單據規則名稱' },
  },
);
const setting = settingsOf('billRule', texts);

export const billRuleDescriptor = defineDescriptor({
  key: 'billRule',
  kind: 'field',
  category: 'system',
  icon: 'BarcodeOutlined',
  title: 'widget.billRule',
  value: 'text',
  filledBy: 'billRule',
  defaults: { rule: '', ruleName: '' },
  settings: [
    setting('placeholder', 'input', { edit: 'words', props: { maxlength: 50 } }),
    setting('rule', 'input', { props: { maxlength: 50 } }),
    setting('ruleName', 'input', { props: { maxlength: 50 } }),
  ],
  texts,
  inTable: true,
});
