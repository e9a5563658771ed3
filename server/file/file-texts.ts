import { defineTexts } from '../../engine/schema/text/text.ts';

/** What callers read about files. */
export const fileTexts = defineTexts({
  zh: {
    'file.chunkFigures': '分片信息前后不一致，请重新上传',
    'file.chunkContent': '同一分片的内容前后不一致，请重新上传',
    'file.identifier': '文件内容与校验值不符，请重新上传',
    'file.manyUploads': '未完成的上传不能超过 {limit} 个，请先完成已开始的上传',
    'file.merging': '文件正在合并，请稍后重试',
    'file.noUpload': '未找到该上传，请重新上传',
    'file.partMissing': '文件尚未传完，请继续上传',
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
    'file.chunkFigures': "What was said of the file's parts doesn't agree. Upload it again.",
    'file.chunkContent': 'A part of the file arrived with different content. Upload the file again.',
    'file.identifier': "The file's content doesn't match its checksum. Upload it again.",
    'file.manyUploads': 'You have {limit} unfinished uploads. Finish some of them first.',
    'file.merging': 'The file is being put together. Try again shortly.',
    'file.noUpload': "This upload wasn't found. Upload the file again.",
    'file.partMissing': "The file isn't complete yet. Resume the upload.",
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
    'file.chunkFigures': '分段資訊前後不一致，請重新上傳',
    'file.chunkContent': '同一分段的內容前後不一致，請重新上傳',
    'file.identifier': '檔案內容與檢查碼不符，請重新上傳',
    'file.manyUploads': '未完成的上傳不能超過 {limit} 個，請先完成已開始的上傳',
    'file.merging': '檔案正在合併，請稍後重試',
    'file.noUpload': '找不到該上傳，請重新上傳',
    'file.partMissing': '檔案尚未傳完，請繼續上傳',
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
