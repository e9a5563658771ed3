import { actionMeta, actionStory } from '../../.storybook/story.tsx';
import { qrcodeDescriptor } from './qrcode.descriptor.ts';

export default { title: '展示/二维码 qrcode', ...actionMeta(qrcodeDescriptor) };

const named = (props: Record<string, unknown>) => ({
  node: { config: { label: '扫码查看' }, props: { width: 100, ...props } },
});

export const Fixed = actionStory(qrcodeDescriptor, named({ staticText: '古城大道管廊 K3+200' }));
export const Coloured = actionStory(
  qrcodeDescriptor,
  named({ staticText: 'K3+200', colorDark: '#0b4f8a', correction: 'H' }),
);
export const NotSavedYet = actionStory(qrcodeDescriptor, named({ dataType: 'form' }));
export const TooLong = actionStory(qrcodeDescriptor, named({ staticText: '管廊'.repeat(600) }));
export const Empty = actionStory(qrcodeDescriptor, named({ staticText: '' }));
