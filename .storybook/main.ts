import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../widgets/**/*.stories.tsx', '../engine/**/*.stories.tsx', './*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    root: '.',
    // The page's own settings (root folder, nonce, output) are not those of the stories.
    build: { ...vite.build, outDir: undefined },
    html: {},
    // What other commands write into the tree must not reload the page that someone looks at.
    server: { ...vite.server, watch: { ignored: ['**/.cache/**', '**/dist/**', '**/.adit/**'] } },
  }),
};

export default config;
