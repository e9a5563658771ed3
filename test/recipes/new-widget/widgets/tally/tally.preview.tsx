import { InertBox } from '../../../../../widgets/preview/InertBox.tsx';
import { type Preview, wordsOf } from '../../../../../widgets/preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => <InertBox text={parts.translate('widget.tally.more')} after={wordsOf(parts, 'unit')} />,
};
