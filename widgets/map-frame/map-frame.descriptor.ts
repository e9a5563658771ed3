import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { limits } from '../../engine/schema/limits.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { mapFrameTexts } from './map-frame.texts.ts';

const setting = settingsOf('mapFrame', mapFrameTexts);

/** Height of the map, px. */
export const mapHeights = { least: 200, usual: 480, most: 2_000 } as const;

export const mapFrameDescriptor = defineDescriptor({
  key: 'mapFrame',
  kind: 'action',
  category: 'page',
  icon: 'EnvironmentOutlined',
  title: 'widget.mapFrame',
  defaults: { type: 'view', set: 'all', height: mapHeights.usual, interaction: true, answers: false, layers: false },
  settings: [
    setting('type', 'select', {
      options: ['view', 'point', 'line', 'polygon'].map((value) => ({ value, label: value })),
      defaultValue: 'view',
    }),
    setting('set', 'select', {
      options: ['all', 'axes', 'regions', 'none'].map((value) => ({ value, label: value })),
      defaultValue: 'all',
    }),
    setting('height', 'inputIntNumber', {
      props: { min: mapHeights.least, max: mapHeights.most },
      defaultValue: mapHeights.usual,
    }),
    setting('interaction', 'switch', { defaultValue: true }),
    setting('answers', 'switch', { defaultValue: false }),
    setting('layers', 'switch', { defaultValue: false }),
    setting('field', 'input', { props: { maxlength: limits.fieldNameLength } }),
    setting('fieldShape', 'select', {
      options: ['polygon', 'line'].map((value) => ({ value, label: value })),
      defaultValue: 'polygon',
    }),
  ],
  fieldProps: ['field'],
  texts: mapFrameTexts,
  inTable: false,
  ownLabel: true,
  heightPx: mapHeights.usual,
});
