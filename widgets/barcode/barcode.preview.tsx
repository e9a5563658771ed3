import { PreviewCode } from '../codes/PreviewCode.tsx';
import { safeColours } from '../codes/safe-colours.ts';
import type { Preview } from '../preview/preview.ts';

/** Bars of no text: a canvas has many, and none of them is scanned. */
const bars =
  'M4 4h2v24h-2zM8 4h1v24h-1zM12 4h3v24h-3zM17 4h1v24h-1zM20 4h2v24h-2zM26 4h1v24h-1zM29 4h3v24h-3zM34 4h1v24h-1zM38 4h2v24h-2zM42 4h1v24h-1zM45 4h1v24h-1zM48 4h3v24h-3zM54 4h1v24h-1zM57 4h2v24h-2zM62 4h1v24h-1zM65 4h3v24h-3zM70 4h1v24h-1zM74 4h2v24h-2z';

export const preview: Preview = {
  draw(parts) {
    const { dark, light } = safeColours(parts.props.lineColor, parts.props.background);
    return (
      <PreviewCode parts={parts}>
        <svg width="80" height="32" viewBox="0 0 80 32" aria-hidden="true">
          <rect width="80" height="32" fill={light} />
          <path d={bars} fill={dark} />
        </svg>
      </PreviewCode>
    );
  },
};
