import { defineDescriptor, type Setting } from '../../engine/schema/fields/descriptor.ts';
import { readRecordSource } from '../../engine/schema/fields/record-source.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingLabel } from '../shared/setting-label.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { relationFormTexts } from './relation-form.texts.ts';

const key = 'relationForm';
const setting = settingsOf(key, relationFormTexts);

const column = (name: 'value' | 'label'): Setting => ({
  id: `columnOptions-${name}`,
  vModel: name,
  config: { aditKey: 'input', label: settingLabel(key, `columnOptions.${name}`, relationFormTexts), span: 24 },
});
const columns = setting('columnOptions', 'table');

/** Chooses records of another model; their ids are stored. Names and defaults: control types, relationForm. */
export const relationFormDescriptor = defineDescriptor({
  key,
  kind: 'field',
  category: 'advanced',
  icon: 'LinkOutlined',
  title: `widget.${key}`,
  palette: { rank: 152 },
  value: (node) => (node.props?.multiple === true ? 'references' : 'reference'),
  picksRecord: (node) => readRecordSource(node.props ?? {}),
  defaults: {
    ...{ modelId: '', relationField: '', columnOptions: [], hasPage: false, pageSize: limits.pageSize },
    ...{ popupType: 'dialog', popupWidth: '800px', clearable: true, onDelete: 'leave' },
  },
  settings: [
    setting('placeholder', 'input', { edit: 'words', props: { maxlength: 50 } }),
    setting('modelId', 'input', { edit: 'model', props: { maxlength: 64 } }),
    setting('relationField', 'input', { props: { maxlength: 120 } }),
    { ...columns, config: { ...columns.config, children: [column('value'), column('label')] } },
    setting('hasPage', 'switch'),
    setting('pageSize', 'inputIntNumber', {
      props: { min: 1, max: limits.pageSizeMost },
      defaultValue: limits.pageSize,
    }),
    setting('popupType', 'select', {
      // Named by the panel.
      options: ['dialog', 'drawer'].map((one) => ({ value: one, label: one })),
      defaultValue: 'dialog',
    }),
    setting('popupTitle', 'input', { edit: 'words', props: { maxlength: 40 } }),
    setting('popupWidth', 'input', { props: { maxlength: 10 } }),
    setting('onDelete', 'select', {
      options: ['leave', 'refuse'].map((one) => ({ value: one, label: one })),
      defaultValue: 'leave',
    }),
    setting('multiple', 'switch'),
    setting('clearable', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  reaches: { modelId: 'model' },
  texts: relationFormTexts,
  inTable: true,
  inSearch: false,
  viewsItself: true,
});
