import { defineTexts } from '../../engine/schema/text/text.ts';

/** Words of giving several records one value. */
export const bulkEditTexts = defineTexts({
  zh: {
    'bulk.open': '批量修改',
    'bulk.title': '批量修改 {count} 条{name}',
    'bulk.fields': '修改哪些字段',
    'bulk.choose': '请选择字段',
    'bulk.hint': '所选字段的值将写入全部 {count} 条记录，留空即清空；其他字段不变。',
    'bulk.save': '修改 {count} 条',
    'bulk.done': '已修改 {count} 条',
    'bulk.refused': '{name}：{words}',
  },
  en: {
    'bulk.open': 'Edit selected',
    'bulk.title': 'Edit {count} [record|records] · {name}',
    'bulk.fields': 'Fields to change',
    'bulk.choose': 'Choose fields',
    'bulk.hint':
      'These values are written to {count} [record|records]. An empty field is cleared. Other fields stay as they are.',
    'bulk.save': 'Update {count}',
    'bulk.done': '{count} [record|records] updated',
    'bulk.refused': '{name}: {words}',
  },
  zhtw: {
    'bulk.open': '批次修改',
    'bulk.title': '批次修改 {count} 筆{name}',
    'bulk.fields': '修改哪些欄位',
    'bulk.choose': '請選擇欄位',
    'bulk.hint': '所選欄位的值將寫入全部 {count} 筆紀錄，留空即清空；其他欄位不變。',
    'bulk.save': '修改 {count} 筆',
    'bulk.done': '已修改 {count} 筆',
    'bulk.refused': '{name}：{words}',
  },
});
