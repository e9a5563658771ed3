import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { fileListDescriptor } from './file-list.descriptor.ts';

export default { title: '展示/文件列表 fileList', ...fieldMeta(fileListDescriptor) };

const entry = (name: string, fileSize: number) => ({
  fileId: name,
  name,
  url: `/api/file/Download/annex/${name}`,
  fileSize,
});
const value = [entry('巡检报告.pdf', 482_000), entry('现场记录.docx', 31_000)];

export const ToRead = fieldStory(fileListDescriptor, { value });
export const Deletable = fieldStory(fileListDescriptor, { value, node: { props: { canDelete: true } } });
export const Disabled = fieldStory(fileListDescriptor, { value, disabled: true, node: { props: { canDelete: true } } });
export const Empty = fieldStory(fileListDescriptor, { value: [] });
