import { boundWords } from '../preview/BoundWords.tsx';
import type { Preview } from '../preview/preview.ts';

export const preview: Preview = {
  after: ({ props, language, translate }) => (
    <span className="adit-design-inert-button adit-design-wide-button" data-type="primary">
      {boundWords(props.submitText, language) ?? translate('widget.formArea.submit')}
    </span>
  ),
};
