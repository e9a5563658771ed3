import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { groupTitleDescriptor } from './group-title.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(groupTitleDescriptor, { node: { props } });

export default { title: '展示/分组标题 groupTitle', ...actionMeta(groupTitleDescriptor) };

export const Left = story({ content: '基本信息' });
export const Centre = story({ content: '处置材料', contentPosition: 'center' });
export const WithHelp = story({ content: '现场照片', helpMessage: '至少一张全景、一张近景' });
