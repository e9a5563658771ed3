import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { regionTexts } from './region.texts.ts';

const setting = settingsOf('region', regionTexts);

/** Areas whose nodes stand in a line. Source: region.css. */
const lines: ReadonlySet<string> = new Set(['header', 'tabs', 'row', 'corner']);

export const regionDescriptor = defineDescriptor({
  key: 'region',
  kind: 'layout',
  category: 'page',
  icon: 'BorderOuterOutlined',
  title: 'widget.region',
  palette: { rank: 240 },
  wraps: 'page',
  holds: 'nodes',
  defaults: { area: 'main' },
  settings: [
    setting('area', 'select', {
      options: [
        { value: 'rail', label: 'rail' },
        { value: 'side', label: 'side' },
        { value: 'header', label: 'header' },
        { value: 'tabs', label: 'tabs' },
        { value: 'main', label: 'main' },
        { value: 'art', label: 'art' },
        { value: 'corner', label: 'corner' },
        { value: 'foot', label: 'foot' },
        { value: 'row', label: 'row' },
        { value: 'stack', label: 'stack' },
      ],
      defaultValue: 'main',
    }),
  ],
  namedBy: 'area',
  arranges: ({ area }) => (lines.has(String(area)) ? 'row' : 'grid'),
  texts: regionTexts,
  inTable: false,
  ownLabel: true,
  // Outside of a frame a row is what a page is made of.
  fresh: { area: 'row' },
});
