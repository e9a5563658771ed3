import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { brandDescriptor } from './brand.descriptor.ts';

const story = (props: Record<string, unknown>) => actionStory(brandDescriptor, { node: { props } });

export default { title: '页面/品牌 brand', ...actionMeta(brandDescriptor) };

export const OnLight = story({ name: '综合管廊运营平台', onDark: false });
export const LongName = story({ name: '滨江新城地下综合管廊智慧运营管理平台（二期）', onDark: false });
export const MarkOnly = story({ name: '综合管廊运营平台', compact: true, onDark: false });
