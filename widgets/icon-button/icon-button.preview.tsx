import { BarButton } from '../preview/BarButton.tsx';
import type { Preview } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => <BarButton parts={parts} />,
};
