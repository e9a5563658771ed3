import type { Language } from '../../engine/schema/text/text.ts';
import { rowSelectTexts } from '../popup-select/popup-select.texts.ts';

type Words = Record<Language, string>;

const title: Words = { zh: '关联表单', en: 'Linked record', zhtw: '關聯表單' };

/** Settings that pickers of a data interface do not have, or mean otherwise. */
const own: Readonly<Record<string, Words>> = {
  modelId: { zh: '关联的表单', en: 'Linked form', zhtw: '關聯的表單' },
  relationField: { zh: '显示字段', en: 'Shown field', zhtw: '顯示欄位' },
  'columnOptions.value': { zh: '字段', en: 'Field', zhtw: '欄位' },
  onDelete: { zh: '关联数据被删除时', en: 'When the linked record is deleted', zhtw: '關聯資料被刪除時' },
};

export const relationFormTexts = rowSelectTexts('relationForm', title, own);
