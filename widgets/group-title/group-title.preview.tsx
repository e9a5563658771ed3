import '../preview/display.css';
import { type Preview, side, wordsOf } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <p className="adit-design-inert-title" style={{ textAlign: side(parts.props.contentPosition) }}>
      {wordsOf(parts, 'content')}
    </p>
  ),
};
