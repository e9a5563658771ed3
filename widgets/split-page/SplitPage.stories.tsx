import { layoutMeta, layoutStory } from '../../.storybook/story.tsx';
import type { Node } from '../../engine/schema/documents/node.ts';
import { splitPageDescriptor } from './split-page.descriptor.ts';

const region = (area: string, ...children: Omit<Node, 'id'>[]): Node => ({
  id: area,
  config: { aditKey: 'region', children: children.map((child, index) => ({ id: `${area}${index}`, ...child })) },
  props: { area },
});
const text = (content: string) => ({ config: { aditKey: 'text' }, props: { content } });
const field = (label: string, vModel: string) => ({ vModel, config: { aditKey: 'input', label, span: 24 } });

const children = [
  region('art', {
    config: { aditKey: 'tunnelPicture' },
    props: { name: '智慧管廊运营平台', slogan: '看得见的地下，\n管得住的每一米。' },
  }),
  region('corner', text('简体中文')),
  region('main', {
    config: {
      aditKey: 'formArea',
      label: '登录',
      children: [
        { id: 'a', ...field('账号', 'account') },
        { id: 'p', ...field('密码', 'password') },
      ],
    },
    props: { submitText: '登录' },
  }),
  region('foot', text('版本 1.0')),
];

export default {
  title: '页面/左右分页 splitPage',
  ...layoutMeta(splitPageDescriptor),
  parameters: { wide: true },
};

export const SignIn = layoutStory(splitPageDescriptor, { node: { config: { aditKey: 'splitPage', children } } });
export const MainAlone = layoutStory(splitPageDescriptor, {
  node: { config: { aditKey: 'splitPage', children: children.slice(2, 3) } },
});
