import { InertBlock } from '../preview/InertBlock.tsx';
import type { Preview } from '../preview/preview.ts';

/** It takes nothing in: the canvas shows what it is, and no control. */
export const preview: Preview = { draw: (parts) => <InertBlock parts={parts} /> };
