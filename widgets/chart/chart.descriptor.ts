import { defineDescriptor } from '../../engine/schema/fields/descriptor.ts';
import { listSetting } from '../shared/list-setting.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { chartTexts } from './chart.texts.ts';
import { chartKinds, heights } from './chart-kinds.ts';

const setting = settingsOf('chart', chartTexts);

export const chartDescriptor = defineDescriptor({
  key: 'chart',
  kind: 'action',
  category: 'page',
  icon: 'BarChartOutlined',
  title: 'widget.chart',
  defaults: { kind: 'column', rows: [], series: [], height: heights.usual },
  settings: [
    setting('kind', 'select', {
      options: chartKinds.map((value) => ({ value, label: value })),
      defaultValue: 'column',
    }),
    setting('rows', 'input'),
    setting('labelProp', 'input', { props: { maxlength: 50 }, defaultValue: 'label' }),
    listSetting('chart', 'series', chartTexts, ['label', 'prop']),
    setting('stacked', 'switch', { defaultValue: false }),
    setting('shortDates', 'switch', { defaultValue: false }),
    setting('unit', 'input', { props: { maxlength: 20 } }),
    setting('totals', 'switch', { defaultValue: false }),
    setting('height', 'inputIntNumber', {
      props: { min: heights.least, max: heights.most },
      defaultValue: heights.usual,
    }),
    setting('emptyText', 'input', { edit: 'words', props: { maxlength: 200 } }),
  ],
  texts: chartTexts,
  inTable: false,
  ownLabel: true,
});
