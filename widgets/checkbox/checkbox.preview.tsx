import { optionRow } from '../preview/option-row.tsx';
import type { Preview } from '../preview/preview.ts';

export const preview: Preview = { draw: (parts) => optionRow(parts, 'square') };
