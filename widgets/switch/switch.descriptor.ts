import { defineDescriptor, type Setting } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { switchTexts } from './switch.texts.ts';

const setting = settingsOf('switch', switchTexts);

/** true, 1 or a text: a choice without a list of its own takes each of them as it is, and a typed text. */
function anyValue(prop: string): Setting {
  const made = setting(prop, 'select', { props: { allowCreate: true, clearable: true } });
  return { ...made, config: { ...made.config, dataType: 'dynamic' } };
}

export const switchDescriptor = defineDescriptor({
  key: 'switch',
  kind: 'field',
  category: 'basic',
  icon: 'SwitcherOutlined',
  title: 'widget.switch',
  palette: { rank: 120 },
  value: 'boolean',
  defaults: { activeValue: true, inactiveValue: false },
  settings: [
    setting('activeTxt', 'input', { edit: 'words', props: { maxlength: 20 } }),
    setting('inactiveTxt', 'input', { edit: 'words', props: { maxlength: 20 } }),
    anyValue('activeValue'),
    anyValue('inactiveValue'),
    setting('activeColor', 'colorPicker'),
    setting('inactiveColor', 'colorPicker'),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: switchTexts,
  inTable: true,
  inSearch: false,
});
