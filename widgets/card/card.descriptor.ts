import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { cardTexts } from './card.texts.ts';

const setting = settingsOf('card', cardTexts);

export const cardDescriptor = defineDescriptor({
  key: 'card',
  kind: 'layout',
  category: 'layout',
  icon: 'CreditCardOutlined',
  title: 'widget.card',
  palette: { rank: 200 },
  wraps: 'both',
  holds: 'nodes',
  defaults: { header: '', shadow: 'never', linkText: '' },
  settings: [
    setting('header', 'input', { edit: 'words', props: { maxlength: 100 } }),
    setting('shadow', 'select', {
      options: ['never', 'hover', 'always'].map((value) => ({ value, label: value })),
      defaultValue: 'never',
    }),
    setting('linkText', 'input', { props: { maxlength: 30 }, defaultValue: '' }),
  ],
  texts: cardTexts,
  inTable: false,
  ownLabel: true,
});
