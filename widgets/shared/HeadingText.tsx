import { theme } from 'antd';
import type { ReactNode } from 'react';

/** The title of a group of fields: below the page's and the dialog's own titles. Size: look, card and group title. */
export function HeadingText({ id, children }: { readonly id?: string; readonly children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <h3
      id={id}
      style={{
        margin: 0,
        fontSize: 15,
        lineHeight: '24px',
        fontWeight: 600,
        color: token.colorText,
        overflowWrap: 'anywhere',
      }}
    >
      {children}
    </h3>
  );
}
