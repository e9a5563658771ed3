import { defineTexts } from '../../engine/schema/text/text.ts';

export const threeStateTexts = defineTexts({
  zh: {
    'widget.threeState': '三态切换',
    'setting.threeState.dashText': '“—”的含义',
    'setting.threeState.checkText': '“√”的含义',
    'setting.threeState.crossText': '“×”的含义',
    'setting.threeState.disabled': '禁用',
    'setting.threeState.readonly': '只读',
  },
  en: {
    'widget.threeState': 'Three states',
    'setting.threeState.dashText': 'What “—” means',
    'setting.threeState.checkText': 'What “√” means',
    'setting.threeState.crossText': 'What “×” means',
    'setting.threeState.disabled': 'Disabled',
    'setting.threeState.readonly': 'Read-only',
  },
  zhtw: {
    'widget.threeState': '三態切換',
    'setting.threeState.dashText': '「—」的含義',
    'setting.threeState.checkText': '「√」的含義',
    'setting.threeState.crossText': '「×」的含義',
    'setting.threeState.disabled': '停用',
    'setting.threeState.readonly': '唯讀',
  },
});
