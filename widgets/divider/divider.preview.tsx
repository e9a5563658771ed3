import '../preview/display.css';
import { type Preview, side, wordsOf } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <div className="adit-design-inert-divider" data-side={side(parts.props.contentPosition)}>
      <span>{wordsOf(parts, 'content')}</span>
    </div>
  ),
};
