import { boundWords } from '../preview/BoundWords.tsx';
import type { Preview } from '../preview/preview.ts';

export const preview: Preview = {
  draw: ({ props, language }) => (
    <div className="adit-design-picture">
      <small>{boundWords(props.name, language)}</small>
      <strong>{boundWords(props.slogan, language)}</strong>
      <span>{boundWords(props.text, language)}</span>
    </div>
  ),
};
