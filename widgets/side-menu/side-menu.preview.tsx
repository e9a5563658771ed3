import { boundWords } from '../preview/BoundWords.tsx';
import { type Preview, titleOf } from '../preview/preview.ts';
import { Strips } from '../preview/Strips.tsx';

export const preview: Preview = {
  draw: (parts) => (
    <div className="adit-design-menu-drawing">
      <span className="adit-design-inert-hint">
        {titleOf(parts)} {boundWords(parts.props.items, parts.language)}
      </span>
      <Strips count={5} />
    </div>
  ),
};
