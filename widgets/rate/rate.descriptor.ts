import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { storedCount } from '../shared/stored-text.ts';
import { rateTexts } from './rate.texts.ts';

const setting = settingsOf('rate', rateTexts);

/** More stars than this cannot be told apart at a glance. */
export const mostStars = 20;

/** @param count as it is stored */
export const starsOf = (count: unknown): number => Math.min(storedCount(count) ?? 5, mostStars);

export const rateDescriptor = defineDescriptor({
  key: 'rate',
  kind: 'field',
  category: 'basic',
  icon: 'StarOutlined',
  title: 'widget.rate',
  palette: { rank: 130, group: 'choice' },
  value: (node) => (node.props?.allowHalf === true ? 'decimal' : 'integer'),
  ends: ({ count, allowHalf }) => ({ min: 0, max: starsOf(count), step: allowHalf === true ? 0.5 : 1 }),
  defaults: { count: 5 },
  settings: [
    setting('count', 'inputIntNumber', { props: { min: 1, max: mostStars }, defaultValue: 5 }),
    setting('allowHalf', 'switch'),
    setting('showText', 'switch'),
    setting('showScore', 'switch'),
    setting('disabled', 'switch'),
    setting('readonly', 'switch'),
  ],
  texts: rateTexts,
  inTable: false,
  inList: false,
  inSearch: false,
});
