import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { settingsFormDescriptor } from './settings-form.descriptor.ts';

export default { title: '页面/系统配置 settingsForm', ...actionMeta(settingsFormDescriptor) };

export const Basic = actionStory(settingsFormDescriptor, {});
