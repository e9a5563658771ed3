import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { formPreviewDescriptor } from './form-preview.descriptor.ts';

const design = {
  version: 1,
  nodes: [
    { id: 'name', vModel: 'name', config: { aditKey: 'input', label: '缺陷名称', required: true, span: 12 } },
    { id: 'found', vModel: 'found', config: { aditKey: 'date', label: '发现日期', span: 12 } },
    { id: 'note', vModel: 'note', config: { aditKey: 'textarea', label: '处置说明' } },
  ],
};
const story = (props: Record<string, unknown>) => actionStory(formPreviewDescriptor, { node: { props } });

export default { title: '页面/表单预览 formPreview', ...actionMeta(formPreviewDescriptor) };

export const Computer = story({ design: JSON.stringify(design) });
export const Phone = story({ design: JSON.stringify(design), device: 'phone' });
export const NoFields = story({ design: JSON.stringify({ version: 1, nodes: [] }) });
export const NoDesign = story({ design: '{ "not": "a form" }' });
