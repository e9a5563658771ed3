import type { CSSProperties } from 'react';
import type { ActionProps } from '../../engine/contract/widget.ts';

export interface TextProps extends ActionProps {
  readonly content?: string;
  readonly textStyle?: CSSProperties;
}

/** Words of the designer, as text and nothing but text; their lines stay lines. */
export function Text({ content, textStyle }: TextProps) {
  const words = typeof content === 'string' || typeof content === 'number' ? String(content) : '';
  return <div style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap', ...textStyle }}>{words}</div>;
}
