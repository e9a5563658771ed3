import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { chartDescriptor } from './chart.descriptor.ts';

const rows = Array.from({ length: 14 }, (_, day) => ({
  label: `2026-11-${String(day + 7).padStart(2, '0')}`,
  figures: [5 + ((day * 7) % 11), 6 + ((day * 5) % 7)],
}));
const series = [{ label: '新增' }, { label: '闭环' }];
const teams = [
  { label: '运维一班', figures: [34] },
  { label: '运维二班', figures: [21] },
  { label: '应急抢修班', figures: [9] },
];
const story = (props: Record<string, unknown>) =>
  actionStory(chartDescriptor, { node: { props: { rows, series, shortDates: true, totals: true, ...props } } });

export default { title: '页面/图表 chart', ...actionMeta(chartDescriptor) };

export const Columns = story({});
export const Stacked = story({ stacked: true });
export const Bars = story({ kind: 'bar', rows: teams, series: [{ label: '缺陷' }], unit: ' 条' });
export const Lines = story({ kind: 'line' });
export const Areas = story({ kind: 'area', stacked: true });
export const Pie = story({ kind: 'pie', rows: teams, series: [{ label: '缺陷' }] });
export const Ring = story({ kind: 'ring', rows: teams, series: [{ label: '缺陷' }] });
export const None = story({ rows: [] });
export const NotThereYet = story({ rows: undefined });
