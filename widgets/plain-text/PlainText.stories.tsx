import { fieldMeta, fieldStory } from '../../.storybook/story.tsx';
import { plainTextDescriptor } from './plain-text.descriptor.ts';

export default { title: '展示/只读文字 plainText', ...fieldMeta(plainTextDescriptor) };

export const Filled = fieldStory(plainTextDescriptor, { value: 'GL-2026-0018' });
export const Lines = fieldStory(plainTextDescriptor, { value: '古城大道管廊\n综合舱 K3+200' });
export const WithoutButton = fieldStory(plainTextDescriptor, {
  value: 'GL-2026-0018',
  node: { props: { copyable: false } },
});
export const Empty = fieldStory(plainTextDescriptor, {});
