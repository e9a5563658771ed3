import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { sampleMenu } from '../../test/support/sample-menu.ts';
import { shortcutEditorDescriptor } from './shortcut-editor.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(shortcutEditorDescriptor, { node: { props } });

export default { title: '页面/常用功能编辑 shortcutEditor', ...actionMeta(shortcutEditorDescriptor) };

export const Usual = story({ items: sampleMenu, most: 3 });
export const Chosen = story({ items: sampleMenu, chosen: 'pumps,pipes' });
export const NoMenu = story({ items: [] });
