import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { textDescriptor } from './text.descriptor.ts';

export default { title: '展示/文本 text', ...actionMeta(textDescriptor) };

export const Plain = actionStory(textDescriptor, { node: { props: { content: '请在发现缺陷后 24 小时内上报' } } });
export const Styled = actionStory(textDescriptor, {
  node: {
    props: {
      content: '进入管廊前先检测气体',
      textStyle: {
        color: '#cf2431',
        'text-align': 'center',
        'font-weight': 'bold',
        'font-size': 18,
        'line-height': 32,
      },
    },
  },
});
