import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { currOrganizeDescriptor } from './curr-organize.descriptor.ts';

export default { title: '系统字段/所属组织 currOrganize', ...fieldMeta(currOrganizeDescriptor) };

export const Unsaved = fieldStory(currOrganizeDescriptor, {});
export const Saved = fieldStory(currOrganizeDescriptor, { value: '管廊公司/运行部' });
export const Disabled = fieldStory(currOrganizeDescriptor, { value: '管廊公司/运行部', disabled: true });
export const ReadOnly = fieldStory(currOrganizeDescriptor, { value: '管廊公司/运行部', readOnly: true });
export const AllLevels = fieldStory(currOrganizeDescriptor, {
  value: '管廊公司/运行部',
  node: { props: { showLevel: 'all' } },
});
