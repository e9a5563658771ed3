import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { pageTitleDescriptor } from './page-title.descriptor.ts';

const story = (title: string) => actionStory(pageTitleDescriptor, { node: { props: { title } } });

export default { title: '页面/页面标题 pageTitle', ...actionMeta(pageTitleDescriptor) };

export const Short = story('缺陷上报');
export const Long = story('综合管廊附属设施年度检测与维修保养计划执行情况登记');
