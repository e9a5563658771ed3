import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import { regionDescriptor } from './region.descriptor.ts';

const button = (buttonText: string) => ({ id: buttonText, config: { aditKey: 'button' }, props: { buttonText } });
const children = [button('查询设备'), button('生成工单')];
const story = (area: string) =>
  layoutStory(regionDescriptor, { node: { config: { aditKey: 'region', children }, props: { area } } });

export default { title: '页面/区域 region', ...layoutMeta(regionDescriptor) };

export const Row = story('row');
export const Header = story('header');
export const Tabs = story('tabs');
export const Foot = story('foot');
