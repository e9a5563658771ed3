import { PreviewCode } from '../codes/PreviewCode.tsx';
import { safeColours } from '../codes/safe-colours.ts';
import type { Preview } from '../preview/preview.ts';

/** Three corners and some squares of no text: a canvas has many, and none of them is scanned. */
const squares =
  'M2 2h7v7h-7zM3 3v5h5v-5zM4 4h3v3h-3zM16 2h7v7h-7zM17 3v5h5v-5zM18 4h3v3h-3zM2 16h7v7h-7zM3 17v5h5v-5zM4 18h3v3h-3zM11 2h2v3h-2zM14 6h1v3h-1zM11 8h2v4h-2zM15 11h4v2h-4zM21 11h2v4h-2zM2 11h3v2h-3zM7 12h2v2h-2zM11 15h3v2h-3zM16 16h2v3h-2zM20 18h3v2h-3zM11 20h3v3h-3zM17 21h2v2h-2z';

export const preview: Preview = {
  draw(parts) {
    const { dark, light } = safeColours(parts.props.colorDark, parts.props.colorLight);
    return (
      <PreviewCode parts={parts}>
        <svg width="40" height="40" viewBox="0 0 25 25" aria-hidden="true">
          <rect width="25" height="25" fill={light} />
          <path d={squares} fill={dark} fillRule="evenodd" />
        </svg>
      </PreviewCode>
    );
  },
};
