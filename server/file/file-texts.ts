import { defineTexts } from '../../engine/schema/text/text.ts';

/** What callers read about files. */
export const fileTexts = defineTexts({
  zh: {
    'file.claimed': '附件不存在或不可使用',
    'file.none': '请选择文件',
    'file.kind': '文件内容与类型不符，或不支持该类型的文件',
    'file.name': '文件名不正确',
    'file.noSpace': '磁盘空间不足，暂时不能上传',
    'file.noSpaceToMake': '磁盘空间不足，暂时不能生成文件',
    'file.large': '文件过大',
    'file.noContent': '不能上传空文件',
    'file.notPicture': '请上传图片',
    'file.notFound': '文件不存在',
  },
  en: {
    'file.claimed': "This file doesn't exist or can't be used",
    'file.none': 'Choose a file',
    'file.kind': "The file's content doesn't match its type, or the type isn't supported",
    'file.name': 'Invalid file name',
    'file.noSpace': "The disk is full. Uploads aren't possible right now.",
    'file.noSpaceToMake': "The disk is full. Files can't be created right now.",
    'file.large': 'The file is too large',
    'file.noContent': "Empty files can't be uploaded",
    'file.notPicture': 'Upload an image',
    'file.notFound': 'File not found',
  },
  zhtw: {
    'file.claimed': '附件不存在或不可使用',
    'file.none': '請選擇檔案',
    'file.kind': '檔案內容與類型不符，或不支援該類型的檔案',
    'file.name': '檔案名稱不正確',
    'file.noSpace': '磁碟空間不足，暫時不能上傳',
    'file.noSpaceToMake': '磁碟空間不足，暫時不能產生檔案',
    'file.large': '檔案過大',
    'file.noContent': '不能上傳空檔案',
    'file.notPicture': '請上傳圖片',
    'file.notFound': '檔案不存在',
  },
});

declare module '../kernel/words.ts' {
  interface AreaTexts {
    readonly file: typeof fileTexts;
  }
}
