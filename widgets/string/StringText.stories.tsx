import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { stringDescriptor } from './string.descriptor.ts';

export default { title: '展示/只读文字 string', ...fieldMeta(stringDescriptor) };

export const Filled = fieldStory(stringDescriptor, { value: 'GL-2026-0018' });
export const Lines = fieldStory(stringDescriptor, { value: '古城大道管廊\n综合舱 K3+200' });
export const WithoutButton = fieldStory(stringDescriptor, {
  value: 'GL-2026-0018',
  node: { props: { copyable: false } },
});
export const Empty = fieldStory(stringDescriptor, {});
