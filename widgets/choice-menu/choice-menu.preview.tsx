import { BarButton } from '../preview/BarButton.tsx';
import { boundWords } from '../preview/BoundWords.tsx';
import type { Preview } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <BarButton parts={parts} more={parts.props.showValue === true && boundWords(parts.props.value, parts.language)} />
  ),
};
