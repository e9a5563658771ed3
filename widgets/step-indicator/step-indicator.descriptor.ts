import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { listSetting } from '../shared/list-setting.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { stepIndicatorTexts } from './step-indicator.texts.ts';

const setting = settingsOf('stepIndicator', stepIndicatorTexts);
const words = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Where something stands on its way: steps that are done, the one that it is at, and those to come. */
export const stepIndicatorDescriptor = defineDescriptor({
  key: 'stepIndicator',
  kind: 'action',
  category: 'display',
  icon: 'NodeIndexOutlined',
  title: 'widget.stepIndicator',
  defaults: { items: [], active: 0, activeField: '', direction: 'horizontal', simple: false, processStatus: 'process' },
  fresh: { items: [{ title: '步骤 1' }, { title: '步骤 2' }, { title: '步骤 3' }] },
  fieldProps: ['activeField'],
  settings: [
    listSetting('stepIndicator', 'items', stepIndicatorTexts, ['title', 'description', 'value']),
    setting('active', 'inputIntNumber', { props: { min: 0, max: 100 }, defaultValue: 0 }),
    setting('activeField', 'input', { props: { maxlength: 120 } }),
    setting('direction', 'select', { options: words(['horizontal', 'vertical']), defaultValue: 'horizontal' }),
    setting('processStatus', 'select', {
      options: words(['wait', 'process', 'finish', 'error', 'success']),
      defaultValue: 'process',
    }),
    setting('simple', 'switch', { defaultValue: false }),
  ],
  texts: stepIndicatorTexts,
  checkedAs: 'steps',
  rare: true,
  inTable: false,
  ownLabel: true,
  heightPx: 64,
});
