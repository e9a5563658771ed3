import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { sliderScale } from '../slider/slider-scale.ts';
import { eprogressTexts } from './eprogress.texts.ts';

const setting = settingsOf('eprogress', eprogressTexts);
const named = (names: readonly string[]) => names.map((name) => ({ value: name, label: name }));

export const eprogressDescriptor = defineDescriptor({
  key: 'eprogress',
  kind: 'field',
  category: 'basic',
  icon: 'ControlOutlined',
  title: 'widget.eprogress',
  palette: { group: 'choice' },
  value: 'decimal',
  // A number that is typed may stand between two steps of the slider.
  ends: (props) => {
    const { min, max } = sliderScale(props);
    return { min, max };
  },
  defaults: {
    ...{ min: 0, max: 100, step: 1, addonAfter: '%' },
    ...{ type: 'line', strokeWidth: 6, status: 'auto', showInfo: true },
  },
  settings: [
    setting('min', 'inputNumber', { defaultValue: 0 }),
    setting('max', 'inputNumber', { defaultValue: 100 }),
    setting('step', 'inputNumber', { props: { min: 0 }, defaultValue: 1 }),
    setting('type', 'select', { options: named(['line', 'circle']), defaultValue: 'line' }),
    setting('strokeWidth', 'inputIntNumber', { props: { min: 1, max: 20 }, defaultValue: 6 }),
    setting('color', 'colorPicker'),
    setting('status', 'select', { options: named(['auto', 'success', 'exception']), defaultValue: 'auto' }),
    setting('showInfo', 'switch', { defaultValue: true }),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: eprogressTexts,
  inTable: true,
  viewsItself: true,
});
