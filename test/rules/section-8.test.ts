import { expect, it } from 'vitest';
import { callListTexts } from '../../widgets/call-list/call-list.texts.ts';
import { chartTexts } from '../../widgets/chart/chart.texts.ts';
import { messageListTexts } from '../../widgets/message-list/message-list.texts.ts';
import { modelListTexts } from '../../widgets/model-list/model-list.texts.ts';
import { tableTexts } from '../../widgets/table/table.texts.ts';
import { uploadTexts } from '../../widgets/upload-file/upload.texts.ts';

/** Labels of the shell specification, section 8, where they stand: in the other languages as they are said there. */
it.each([
  [
    'Permission Denied',
    callListTexts,
    'widget.callList.lock',
    '没有权限查看{name}',
    'Permission Denied: {name}',
    '沒有權限檢視{name}',
  ],
  ['No Data, of a chart', chartTexts, 'widget.chart.none', '暂无数据', 'No Data', '暫無資料'],
  ['No Data, of a table of rows', tableTexts, 'widget.table.empty', '暂无数据', 'No Data', '暫無資料'],
  ['Data Loading, of a list', modelListTexts, 'list.loading', '数据加载中', 'Data Loading', '資料載入中'],
  [
    'Data Loading, of messages',
    messageListTexts,
    'widget.messageList.loading',
    '数据加载中',
    'Data Loading',
    '資料載入中',
  ],
  ['delete succeeded', uploadTexts, 'widget.upload.removed', '删除成功', 'Delete succeeded', '刪除成功'],
] as const)('section 8, labels: %s', (_label, texts, key, zh, en, zhtw) => {
  const said = (words: Readonly<Record<string, string>>) => words[key];
  expect([said(texts.zh), said(texts.en), said(texts.zhtw)]).toEqual([zh, en, zhtw]);
});
