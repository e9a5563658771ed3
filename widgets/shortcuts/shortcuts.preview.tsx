import { boundWords } from '../preview/BoundWords.tsx';
import { type Preview, titleOf } from '../preview/preview.ts';
import { Strips } from '../preview/Strips.tsx';

export const preview: Preview = {
  draw: (parts) => (
    <div className="adit-design-shortcuts">
      <span className="adit-design-inert-hint">
        {titleOf(parts)} {boundWords(parts.props.items, parts.language)}
      </span>
      <div>
        <Strips count={6} />
      </div>
    </div>
  ),
};
