import { layoutMeta, layoutStory } from '../../../../../.storybook/story.tsx';
import { framedDescriptor } from './framed.descriptor.ts';

const children = [{ id: 'a', vModel: 'a', config: { aditKey: 'input', label: '名称', span: 12 } }];

export default { title: '布局/边框组 framed', ...layoutMeta(framedDescriptor) };

export const Named = layoutStory(framedDescriptor, {
  node: { config: { aditKey: framedDescriptor.key, children }, props: { heading: '清点' } },
});
