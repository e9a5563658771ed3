import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { filePreviewDescriptor } from './file-preview.descriptor.ts';

export default { title: '页面/文件预览 filePreview', ...actionMeta(filePreviewDescriptor) };

export const Shown = actionStory(filePreviewDescriptor, { node: { props: { fileId: 'f1' } } });
