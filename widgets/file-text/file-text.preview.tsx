import { InertBox } from '../preview/InertBox.tsx';
import { type Preview, wordsOf } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <InertBox text={wordsOf(parts, 'placeholder') || parts.translate('designer.canvas.enter')} lines={4} />
  ),
};
