import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { changeHistoryDescriptor } from './change-history.descriptor.ts';

export default { title: '页面/变更历史 changeHistory', ...actionMeta(changeHistoryDescriptor) };

export const NothingChosen = actionStory(changeHistoryDescriptor, {});
