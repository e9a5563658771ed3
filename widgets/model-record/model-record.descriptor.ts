import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { modelRecordTexts } from './model-record.texts.ts';

const setting = settingsOf('modelRecord', modelRecordTexts);

/** One record of a published model, to read, standing in a page. */
export const modelRecordDescriptor = defineDescriptor({
  key: 'modelRecord',
  kind: 'action',
  category: 'page',
  icon: 'FileTextOutlined',
  title: 'widget.modelRecord',
  palette: { rank: 320 },
  defaults: { modelId: '', recordId: '', history: true },
  settings: [
    setting('modelId', 'input', { edit: 'model', props: { maxlength: 64 }, defaultValue: '' }),
    setting('recordId', 'input', { props: { maxlength: 64 }, defaultValue: '' }),
    setting('history', 'switch', { defaultValue: true }),
  ],
  reaches: { modelId: 'model' },
  texts: modelRecordTexts,
  inTable: false,
  ownLabel: true,
});
