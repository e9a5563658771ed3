import { defineDescriptor } from '../../engine/schema/descriptor.ts';
import { settingsOf } from '../input/setting-node.ts';
import { mapFrameTexts } from './map-frame.texts.ts';

const setting = settingsOf('mapFrame', mapFrameTexts);

/** Height of the map, px. */
export const mapHeights = { least: 200, usual: 480, most: 2_000 } as const;

export const mapFrameDescriptor = defineDescriptor({
  key: 'mapFrame',
  kind: 'action',
  category: 'display',
  icon: 'EnvironmentOutlined',
  title: 'widget.mapFrame',
  defaults: { type: 'view', set: 'all', height: mapHeights.usual, interaction: true, answers: false },
  settings: [
    setting('type', 'select', {
      options: [
        { value: 'view', label: '查看 / view' },
        { value: 'point', label: '画点 / point' },
        { value: 'line', label: '画线 / line' },
        { value: 'polygon', label: '画面 / polygon' },
      ],
      defaultValue: 'view',
    }),
    setting('set', 'select', {
      options: [
        { value: 'all', label: '全部 / all' },
        { value: 'axes', label: '轴线 / axes' },
        { value: 'regions', label: '区域 / regions' },
        { value: 'none', label: '无 / none' },
      ],
      defaultValue: 'all',
    }),
    setting('height', 'inputIntNumber', {
      props: { min: mapHeights.least, max: mapHeights.most },
      defaultValue: mapHeights.usual,
    }),
    setting('interaction', 'switch', { defaultValue: true }),
    setting('answers', 'switch', { defaultValue: false }),
  ],
  texts: mapFrameTexts,
  inTable: false,
  ownLabel: true,
  heightPx: mapHeights.usual,
});
