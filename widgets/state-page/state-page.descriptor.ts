import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { statePageTexts } from './state-page.texts.ts';

const setting = settingsOf('statePage', statePageTexts);

export const statePageDescriptor = defineDescriptor({
  key: 'statePage',
  kind: 'layout',
  category: 'page',
  icon: 'FrownOutlined',
  title: 'widget.statePage',
  palette: { rank: 430 },
  holds: 'nodes',
  defaults: { picture: 'empty', title: '', text: '' },
  settings: [
    setting('picture', 'select', {
      options: [
        { value: 'empty', label: 'empty' },
        { value: 'search', label: 'search' },
        { value: 'lock', label: 'lock' },
        { value: 'broken', label: 'broken' },
        { value: 'notFound', label: 'notFound' },
        { value: 'soon', label: 'soon' },
      ],
      defaultValue: 'empty',
    }),
    setting('title', 'input', { edit: 'words', props: { maxlength: 100 }, defaultValue: '' }),
    setting('text', 'textarea', { edit: 'words', props: { maxlength: 500 }, defaultValue: '' }),
  ],
  arranges: 'row',
  texts: statePageTexts,
  inTable: false,
  ownLabel: true,
});
