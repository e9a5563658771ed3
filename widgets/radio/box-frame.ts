import type { GlobalToken } from 'antd';
import type { CSSProperties } from 'react';
import type { FieldProps } from '../../engine/contract/widget.ts';

const heights = { small: 'controlHeightSM', middle: 'controlHeight', large: 'controlHeightLG' } as const;

/** The frame round one box; a chosen one is tinted too, beside its mark. */
export function boxFrame(token: GlobalToken, size: FieldProps['size'], checked: boolean): CSSProperties {
  return {
    alignItems: 'center',
    minHeight: token[heights[size]],
    marginInlineEnd: 0,
    paddingInline: token.paddingSM,
    border: `1px solid ${checked ? token.colorPrimary : token.colorBorder}`,
    borderRadius: token.borderRadius,
    background: checked ? token.colorPrimaryBg : undefined,
  };
}
