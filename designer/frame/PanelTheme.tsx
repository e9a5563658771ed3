import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** Small controls of panels are 28 px high, as those drawn on the canvas are. Source: look, measures. */
const panelTheme = { cssVar: { key: 'adit-designer' }, token: { controlHeightSM: 28 } };

/** The measures of the designer's own panels; what previews a page stands outside of it. */
export function PanelTheme({ children }: { readonly children: ReactNode }) {
  return <ConfigProvider theme={panelTheme}>{children}</ConfigProvider>;
}
