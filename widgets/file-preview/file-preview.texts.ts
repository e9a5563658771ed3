import { defineTexts } from '../../engine/schema/text/text.ts';

export const filePreviewTexts = defineTexts({
  zh: {
    'widget.filePreview': '文件预览',
    'widget.filePreview.missing': '文件不存在',
    'widget.filePreview.failed': '文件没有取到，请重试',
    'widget.filePreview.retry': '重试',
    'setting.filePreview.fileId': '文件编号',
    'setting.filePreview.showDownload': '显示下载按钮',
    'setting.filePreview.showCancel': '显示取消按钮',
  },
  en: {
    'widget.filePreview': 'File preview',
    'widget.filePreview.missing': 'File not found',
    'widget.filePreview.failed': "The file couldn't be loaded. Try again.",
    'widget.filePreview.retry': 'Retry',
    'setting.filePreview.fileId': 'File ID',
    'setting.filePreview.showDownload': 'Show download button',
    'setting.filePreview.showCancel': 'Show cancel button',
  },
  zhtw: {
    'widget.filePreview': '檔案預覽',
    'widget.filePreview.missing': '檔案不存在',
    'widget.filePreview.failed': '檔案沒有取到，請重試',
    'widget.filePreview.retry': '重試',
    'setting.filePreview.fileId': '檔案編號',
    'setting.filePreview.showDownload': '顯示下載按鈕',
    'setting.filePreview.showCancel': '顯示取消按鈕',
  },
});
