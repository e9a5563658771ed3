import { defineTexts } from '../../engine/schema/text/text.ts';

/** Words of a record as a part of a page. */
export const modelRecordTexts = defineTexts({
  zh: {
    'widget.modelRecord': '记录详情',
    'widget.modelRecord.none': '还没有选择记录',
    'widget.modelRecord.failed': '没有取到这条记录',
    'widget.modelRecord.history': '历史',
    'setting.modelRecord.modelId': '表单',
    'setting.modelRecord.recordId': '记录编号',
    'setting.modelRecord.history': '显示历史',
  },
  en: {
    'widget.modelRecord': 'Record',
    'widget.modelRecord.none': 'No record selected',
    'widget.modelRecord.failed': "Couldn't load the record",
    'widget.modelRecord.history': 'History',
    'setting.modelRecord.modelId': 'Form',
    'setting.modelRecord.recordId': 'Record ID',
    'setting.modelRecord.history': 'Show history',
  },
  zhtw: {
    'widget.modelRecord': '紀錄詳細資料',
    'widget.modelRecord.none': '還沒有選擇紀錄',
    'widget.modelRecord.failed': '沒有取到這筆紀錄',
    'widget.modelRecord.history': '歷史',
    'setting.modelRecord.modelId': '表單',
    'setting.modelRecord.recordId': '紀錄編號',
    'setting.modelRecord.history': '顯示歷史',
  },
});
