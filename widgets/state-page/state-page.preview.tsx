import { boundWords } from '../preview/BoundWords.tsx';
import type { Preview } from '../preview/preview.ts';
import { StatePicture, statePicture } from '../shared/StatePicture.tsx';

export const preview: Preview = {
  before: ({ props, language }) => (
    <div className="adit-design-state">
      <StatePicture name={statePicture(props.picture)} />
      <strong>{boundWords(props.title, language)}</strong>
      <span>{boundWords(props.text, language)}</span>
    </div>
  ),
};
