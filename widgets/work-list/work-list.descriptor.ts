import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { workListTexts } from './work-list.texts.ts';

const setting = settingsOf('workList', workListTexts);

/** What the states of records ask of whoever reads, as the call `myWork` answers it. */
export const workListDescriptor = defineDescriptor({
  key: 'workList',
  kind: 'action',
  category: 'page',
  icon: 'ScheduleOutlined',
  title: 'widget.workList',
  defaults: { emptyText: '', most: 7 },
  settings: [
    setting('work', 'textarea', { edit: 'data' }),
    setting('most', 'inputIntNumber', { props: { min: 1, max: limits.workRows }, defaultValue: 7 }),
    setting('emptyText', 'input', { edit: 'words', defaultValue: '' }),
  ],
  texts: workListTexts,
  inTable: false,
  ownLabel: true,
});
