import { boundWords } from '../preview/BoundWords.tsx';
import { type Preview, titleOf } from '../preview/preview.ts';
import { Strips } from '../preview/Strips.tsx';

export const preview: Preview = {
  draw: (parts) => (
    <div className="adit-design-tabs-drawing">
      <span>{titleOf(parts)}</span>
      <Strips count={2} />
      {boundWords(parts.props.items, parts.language)}
    </div>
  ),
};
