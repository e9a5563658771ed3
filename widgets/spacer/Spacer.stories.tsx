import { actionMeta, layoutStory } from '../../.storybook/story.tsx';
import { regionDescriptor } from '../region/region.descriptor.ts';
import { spacerDescriptor } from './spacer.descriptor.ts';

const button = (id: string, buttonText: string) => ({ id, config: { aditKey: 'button' }, props: { buttonText } });

export default { title: '页面/占位 spacer', ...actionMeta(spacerDescriptor) };

export const BetweenTwo = layoutStory(regionDescriptor, {
  node: {
    config: {
      aditKey: 'region',
      children: [button('a', '折叠'), { id: 'gap', config: { aditKey: 'spacer' } }, button('b', '退出')],
    },
    props: { area: 'header' },
  },
});
