import { userEvent, within } from 'storybook/test';
import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { sampleMenu } from '../../test/support/sample-menu.ts';
import { menuSearchDescriptor } from './menu-search.descriptor.ts';

const plain = actionStory(menuSearchDescriptor, { node: { props: { items: sampleMenu } } });
const written = (word: string): typeof plain => ({
  ...plain,
  play: async (context) => {
    await plain.play?.(context);
    await userEvent.type(within(context.canvasElement).getByRole('combobox'), word);
  },
});

export default { title: '页面/页面搜索 menuSearch', ...actionMeta(menuSearchDescriptor) };

export const Empty = plain;
export const Found = written('台账');
export const NothingFound = written('报警联动');
