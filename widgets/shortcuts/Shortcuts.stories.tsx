import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { menuEntry, sampleMenu } from '../../test/support/sample-menu.ts';
import { shortcutsDescriptor } from './shortcuts.descriptor.ts';

const story = (props: Record<string, unknown>) =>
  actionStory(shortcutsDescriptor, { node: { config: { aditKey: 'shortcuts', label: '常用功能' }, props } });

export default { title: '页面/常用功能 shortcuts', ...actionMeta(shortcutsDescriptor) };

export const Usual = story({ items: sampleMenu });
export const Three = story({ items: sampleMenu, most: 3 });
export const LongNames = story({
  items: [
    menuEntry({ id: 'a', fullName: '城市地下综合管廊入廊管线单位年度考核' }),
    menuEntry({ id: 'b', fullName: 'Ventilation and drainage equipment' }),
  ],
});
export const None = story({ items: [] });
