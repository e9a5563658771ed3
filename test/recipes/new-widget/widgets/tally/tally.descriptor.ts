import { defineDescriptor } from '../../../../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../../../../../widgets/shared/setting-node.ts';
import { tallyTexts } from './tally.texts.ts';

const setting = settingsOf('tally', tallyTexts);

export const tallyDescriptor = defineDescriptor({
  key: 'tally',
  kind: 'field',
  category: 'basic',
  icon: 'CalculatorOutlined',
  title: 'widget.tally',
  value: 'integer',
  defaults: {},
  settings: [setting('unit', 'input', { edit: 'words', props: { maxlength: 10 } })],
  texts: tallyTexts,
  inTable: true,
});
