import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { uploadFileDescriptor } from './upload-file.descriptor.ts';

const value = [
  { fileId: 'f1', name: '巡检方案.docx', url: '/api/file/Download/annex/f1', fileSize: 48_200 },
  { fileId: 'f2', name: '材料清单.xlsx', url: '/api/file/Download/annex/f2', fileSize: 1_572_864 },
];

export default { title: '字段/文件上传 uploadFile', ...fieldMeta(uploadFileDescriptor) };

export const Empty = fieldStory(uploadFileDescriptor, {});
export const Filled = fieldStory(uploadFileDescriptor, { value });
export const Disabled = fieldStory(uploadFileDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(uploadFileDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(uploadFileDescriptor, { invalid: '附件不能为空' });
export const WithTip = fieldStory(uploadFileDescriptor, {
  node: { props: { accept: '.pdf', limit: 1, showTip: true, buttonText: '上传检测报告', tipText: '请上传盖章版' } },
});
