import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { sliderTexts } from './slider.texts.ts';
import { sliderScale } from './slider-scale.ts';

const setting = settingsOf('slider', sliderTexts);

export const sliderDescriptor = defineDescriptor({
  key: 'slider',
  kind: 'field',
  category: 'basic',
  icon: 'SlidersOutlined',
  title: 'widget.slider',
  palette: { group: 'choice' },
  value: ({ props = {} }) => {
    if (props.range === true) return 'numberRange';
    const { min, max, step } = sliderScale(props);
    return [min, max, step].every(Number.isInteger) ? 'integer' : 'decimal';
  },
  ends: sliderScale,
  defaults: { min: 0, max: 100, step: 1 },
  settings: [
    setting('min', 'inputNumber', { defaultValue: 0 }),
    setting('max', 'inputNumber', { defaultValue: 100 }),
    setting('step', 'inputNumber', { props: { min: 0 }, defaultValue: 1 }),
    setting('range', 'switch'),
    setting('showStops', 'switch'),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: sliderTexts,
  inTable: false,
  inList: false,
  inSearch: false,
});
