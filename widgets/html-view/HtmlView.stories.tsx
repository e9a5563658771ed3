import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { htmlViewDescriptor } from './html-view.descriptor.ts';

const story = (props: Record<string, unknown>) =>
  actionStory(htmlViewDescriptor, { node: { config: { aditKey: 'htmlView', label: '公告正文' }, props } });

export default { title: '页面/网页文字 htmlView', ...actionMeta(htmlViewDescriptor) };

const html =
  '<p>本周六 09:00–11:00 进行两路电源切换<b>演练</b>。</p><ul><li>照明由应急电源供给</li><li>巡检顺延</li></ul>' +
  '<table><tr><th>系统</th><th>班组</th></tr><tr><td>通风</td><td>运维一班</td></tr></table>' +
  '<p>详见 <a href="https://example.com/">作业规程</a>。</p><script>alert(1)</script>';
const files = [{ fileId: 'f1', name: '演练方案.pdf', url: '/api/file/Download/annex/f1', fileSize: 48_200 }];

export const Notice = story({ html, author: '高明', time: '2026-11-20T01:35:00.000Z', files });
export const Framed = story({ html: '<p>预览</p>', framed: true });
export const Empty = story({ html: '', emptyText: '还没有正文', framed: true });
