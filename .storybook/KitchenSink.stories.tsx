import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { brokenValues, kitchenSink, kitchenSinkValues } from './kitchen-sink.ts';
import { documentDrawn, OneDocument } from './story.tsx';

const meta: Meta<typeof OneDocument> = {
  title: '整页/综合表单',
  component: OneDocument,
  args: { nodes: [...kitchenSink], values: kitchenSinkValues },
  play: documentDrawn,
};
export default meta;

type Story = StoryObj<typeof OneDocument>;

export const Edit: Story = {};
export const Fresh: Story = { args: { values: undefined } };
export const View: Story = { args: { mode: 'view' } };
export const Broken: Story = { args: { values: brokenValues, submitted: true } };
export const Disabled: Story = { args: { disabled: true } };
export const UnknownWidget: Story = {
  args: {
    nodes: [
      { id: 'unknown', vModel: 'unknown', config: { aditKey: 'pipe3d', label: '管线三维', required: true } },
      { id: 'stake', vModel: 'stake', config: { aditKey: 'input', label: '区段桩号' } },
    ],
    submitted: true,
  },
};

export const English: Story = { globals: { language: 'en' } };
export const Traditional: Story = { globals: { language: 'zhtw' } };
export const EnglishBroken: Story = { ...Broken, globals: { language: 'en' } };
export const Dark: Story = { globals: { mode: 'dark' } };
export const DarkBroken: Story = { ...Broken, globals: { mode: 'dark' } };
export const DarkView: Story = { ...View, globals: { mode: 'dark' } };
export const DarkDisabled: Story = { ...Disabled, globals: { mode: 'dark' } };

const many = Array.from({ length: 400 }, (_, index) => ({
  id: `f${index}`,
  vModel: `f${index}`,
  config: { aditKey: index % 2 === 0 ? 'input' : 'select', label: `区段 ${index + 1}`, span: 12 },
}));

/** Four hundred fields: only those near the view have widgets, and all can be found. */
export const Windowed: Story = {
  args: { nodes: many, values: undefined, windowed: true },
  play: async (context) => {
    await documentDrawn(context);
    const { canvasElement } = context;
    expect(canvasElement.querySelectorAll('.ant-input, .ant-select').length).toBeLessThan(many.length / 2);
    expect(canvasElement.textContent).toContain(`区段 ${many.length}`);
  },
};
