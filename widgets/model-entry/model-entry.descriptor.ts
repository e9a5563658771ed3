import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { modelEntryTexts } from './model-entry.texts.ts';

const setting = settingsOf('modelEntry', modelEntryTexts);

/** The entry form of a published model, standing in a page: each submit is a new record. */
export const modelEntryDescriptor = defineDescriptor({
  key: 'modelEntry',
  kind: 'action',
  category: 'page',
  icon: 'FormOutlined',
  title: 'widget.modelEntry',
  palette: { rank: 310 },
  defaults: { modelId: '', compact: false },
  settings: [
    setting('modelId', 'input', { edit: 'model', props: { maxlength: 64 }, defaultValue: '' }),
    setting('compact', 'switch', { defaultValue: false }),
  ],
  reaches: { modelId: 'model' },
  texts: modelEntryTexts,
  inTable: false,
  ownLabel: true,
});
