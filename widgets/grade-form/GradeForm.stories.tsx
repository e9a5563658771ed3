import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { gradeFormDescriptor } from './grade-form.descriptor.ts';

export default { title: '页面/分级管理设置 gradeForm', ...actionMeta(gradeFormDescriptor) };

export const NobodyYet = actionStory(gradeFormDescriptor, {});
