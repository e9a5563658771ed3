import '../preview/display.css';
import { boundWords } from '../preview/BoundWords.tsx';
import { type Preview, side, wordsOf } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <div style={{ textAlign: side(parts.props.align) }}>
      <span className="adit-design-inert-button" data-type={wordsOf(parts, 'type') || undefined}>
        {boundWords(parts.props.buttonText, parts.language)}
      </span>
    </div>
  ),
};
