import { defineTexts } from '../../engine/schema/text/text.ts';

export const fileListTexts = defineTexts({
  zh: { 'widget.fileList': '文件列表', 'setting.fileList.canDelete': '允许删除' },
  en: { 'widget.fileList': 'File list', 'setting.fileList.canDelete': 'Allow deleting' },
  zhtw: { 'widget.fileList': '檔案清單', 'setting.fileList.canDelete': '允許刪除' },
});
