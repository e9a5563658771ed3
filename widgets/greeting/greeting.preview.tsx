import { boundWords } from '../preview/BoundWords.tsx';
import type { Preview } from '../preview/preview.ts';

export const preview: Preview = {
  draw: ({ props, language, translate }) => (
    <div className="adit-design-greeting">
      <strong>
        {translate('designer.page.greeting')} {boundWords(props.name, language)}
      </strong>
      <span className="adit-design-inert-hint">{boundWords(props.line, language)}</span>
    </div>
  ),
};
