import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { listSetting } from '../shared/list-setting.ts';
import { factsTexts } from './facts.texts.ts';

export const factsDescriptor = defineDescriptor({
  key: 'facts',
  kind: 'action',
  category: 'page',
  icon: 'IdcardOutlined',
  title: 'widget.facts',
  palette: { rank: 270 },
  defaults: { items: [] },
  settings: [listSetting('facts', 'items', factsTexts, ['label', 'value', 'kind'])],
  texts: factsTexts,
  inTable: false,
  ownLabel: true,
});
