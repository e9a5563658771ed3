import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { stepsTexts } from './steps.texts.ts';

const setting = settingsOf('steps', stepsTexts);

export const stepsDescriptor = defineDescriptor({
  key: 'steps',
  kind: 'layout',
  category: 'layout',
  icon: 'NodeIndexOutlined',
  title: 'widget.steps',
  wraps: 'form',
  holds: 'panes',
  defaults: { simple: false, processStatus: 'process' },
  settings: [
    setting('simple', 'switch'),
    setting('processStatus', 'select', {
      options: ['wait', 'process', 'finish', 'error', 'success'].map((value) => ({ value, label: value })),
      defaultValue: 'process',
    }),
  ],
  paneLook: 'numbered',
  texts: stepsTexts,
  inTable: false,
  ownLabel: true,
});
