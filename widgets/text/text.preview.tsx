import '../preview/display.css';
import { boundWords } from '../preview/BoundWords.tsx';
import { type Preview, side } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <p className="adit-design-inert-words" style={{ textAlign: side(parts.props.textAlign) }}>
      {boundWords(parts.props.content, parts.language) ?? parts.translate('designer.canvas.noText')}
    </p>
  ),
};
