import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { sampleMenu } from '../../test/support/sample-menu.ts';
import { pageGuessDescriptor } from './page-guess.descriptor.ts';

const story = (path: string) => actionStory(pageGuessDescriptor, { node: { props: { items: sampleMenu, path } } });

export default { title: '页面/猜测页面 pageGuess', ...actionMeta(pageGuessDescriptor) };

export const One = story('/patrol/task');
export const Several = story('/model/defcts');
export const None = story('/zzz');
