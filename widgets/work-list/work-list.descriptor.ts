import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
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
  defaults: { emptyText: '' },
  settings: [setting('work', 'textarea'), setting('emptyText', 'input', { defaultValue: '' })],
  texts: workListTexts,
  inTable: false,
  ownLabel: true,
});
