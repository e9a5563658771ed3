import type { Meta, StoryObj } from '@storybook/react-vite';
import type { Node } from '../engine/schema/documents/node.ts';
import { themeColours } from '../shell/theme/palette.ts';
import { Ground } from './StoryWorld.tsx';
import { documentsDrawn, OneDocument } from './story.tsx';

const options = ['一般', '较重', '严重'].map((fullName, index) => ({ id: String(index), fullName }));
const node = (aditKey: string, label: string, props: Node['props'] = {}): Node => ({
  id: aditKey,
  vModel: aditKey,
  config: { aditKey, label, span: 12 },
  slot: { options },
  props,
});
const sample: Node[] = [
  node('input', '区段桩号', { clearable: true }),
  node('select', '处置状态'),
  node('radio', '缺陷等级'),
  node('checkbox', '涉及专业'),
  node('switch', '需要复检'),
  node('slider', '完成进度'),
  node('rate', '处置评价'),
  node('date', '要求完成'),
  {
    id: 'tabs',
    config: {
      aditKey: 'tabs',
      children: ['位置', '材料'].map((label) => ({ id: label, config: { aditKey: 'pane', label, children: [] } })),
    },
  },
  { id: 'button', config: { aditKey: 'button', span: 12 }, props: { buttonText: '提交', type: 'primary' } },
  { id: 'link', config: { aditKey: 'link', span: 12 }, props: { content: '作业规程', href: '/help/rules' } },
];
const values = { input: 'K2+240', select: '1', radio: '1', checkbox: ['0'], switch: true, slider: 40, rate: 3 };

/** One small form in each of the eight colours. */
function EightColours({ mode }: { readonly mode: 'light' | 'dark' }) {
  return themeColours.map((colour) => (
    <Ground key={colour} mode={mode} colour={colour}>
      <h2 style={{ margin: '0 0 8px', fontSize: 15 }}>{colour}</h2>
      <OneDocument nodes={sample} values={values} idPrefix={`${colour}-`} />
    </Ground>
  ));
}

const meta: Meta<typeof EightColours> = {
  title: '整页/八种主题色',
  component: EightColours,
  play: documentsDrawn(themeColours.length),
};
export default meta;

export const Light: StoryObj<typeof meta> = { args: { mode: 'light' } };
export const Dark: StoryObj<typeof meta> = { args: { mode: 'dark' }, globals: { mode: 'dark' } };
