import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { uploadImgDescriptor } from './upload-img.descriptor.ts';

const value = [
  { fileId: 'p1', name: '渗漏点.jpg', url: '/api/file/Download/annexpic/p1' },
  { fileId: 'p2', name: '桥架.png', url: '/api/file/Download/annexpic/p2' },
];

export default { title: '字段/图片上传 uploadImg', ...fieldMeta(uploadImgDescriptor) };

export const Empty = fieldStory(uploadImgDescriptor, {});
export const Filled = fieldStory(uploadImgDescriptor, { value });
export const Disabled = fieldStory(uploadImgDescriptor, { value, disabled: true });
export const ReadOnly = fieldStory(uploadImgDescriptor, { value, readOnly: true });
export const Invalid = fieldStory(uploadImgDescriptor, { invalid: '现场照片不能为空' });
export const WithTip = fieldStory(uploadImgDescriptor, {
  node: { props: { limit: 3, fileSize: 500, sizeUnit: 'KB', showTip: true, tipText: '请拍到里程牌' } },
});
