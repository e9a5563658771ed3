import 'antd/dist/reset.css';
import '../engine/render/engine.css';
import '../shell/shell.css';
import type { Decorator, Preview } from '@storybook/react-vite';
import { themeColours } from '../shell/theme/palette.ts';
import { StoryWorld } from './StoryWorld.tsx';

const inWorld: Decorator = (Story, { globals, parameters }) => (
  <StoryWorld language={globals.language} mode={globals.mode} colour={globals.colour} wide={parameters.wide === true}>
    <Story />
  </StoryWorld>
);

const preview: Preview = {
  decorators: [inWorld],
  parameters: {
    layout: 'fullscreen',
    // Serious and critical findings fail a story; `impactLevels` is an option of the matcher that the addon brings.
    a11y: { test: 'error', options: { impactLevels: ['serious', 'critical'] } },
    controls: { expanded: true },
  },
  globalTypes: {
    language: {
      toolbar: {
        title: '语言',
        items: [
          { value: 'zh', title: '简体中文' },
          { value: 'en', title: 'English' },
          { value: 'zhtw', title: '繁體中文' },
        ],
        dynamicTitle: true,
      },
    },
    mode: {
      toolbar: {
        title: '明暗',
        items: [
          { value: 'light', title: '明亮' },
          { value: 'dark', title: '深色' },
        ],
        dynamicTitle: true,
      },
    },
    colour: { toolbar: { title: '主题色', items: [...themeColours], dynamicTitle: true } },
  },
  initialGlobals: { language: 'zh', mode: 'light', colour: 'blue' },
};

export default preview;
