import { theme } from 'antd';
import type { CSSProperties } from 'react';

/** The frame of a picture card and of the card that adds one. */
export function useCardStyle(): CSSProperties {
  const { token } = theme.useToken();
  return {
    display: 'flex',
    flexDirection: 'column',
    width: 104,
    height: 104,
    overflow: 'hidden',
    borderWidth: 1,
    borderStyle: 'dashed',
    borderColor: token.colorBorder,
    borderRadius: token.borderRadius,
    background: token.colorFillQuaternary,
  };
}
