import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { userImportDescriptor } from './user-import.descriptor.ts';

export default { title: '页面/用户导入 userImport', ...actionMeta(userImportDescriptor) };

export const FirstStep = actionStory(userImportDescriptor, {});
