import type { UserConfig } from 'vite';

/** Files are found beside the one that asks for them, wherever the application stands; the document itself has a base. */
export const belowAnyPath: UserConfig['experimental'] = {
  renderBuiltUrl: (_file, { hostType }) => (hostType === 'html' ? undefined : { relative: true }),
};
