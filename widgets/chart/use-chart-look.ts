import { theme } from 'antd';
import { useMemo } from 'react';
import type { ChartLook } from './chart-option.ts';

/** The theme's colours for charts: the accent first, grey beside it, then those of states and of the accent's tints. */
export function useChartLook(): ChartLook {
  const { token } = theme.useToken();
  return useMemo(
    () => ({
      colours: [
        token.colorPrimary,
        token.colorTextQuaternary,
        token.colorWarning,
        token.colorSuccess,
        token.colorPrimaryBorderHover,
        token.colorError,
        token.colorTextSecondary,
        token.colorPrimaryActive,
      ],
      words: token.colorTextSecondary,
      strongWords: token.colorText,
      line: token.colorBorder,
      split: token.colorSplit,
      ground: token.colorBgContainer,
      raised: token.colorBgElevated,
      font: token.fontFamily,
    }),
    [token],
  );
}
