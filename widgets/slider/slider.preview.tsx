import '../preview/choice.css';
import { numberOf, type Preview } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <div className="adit-design-inert-slider">
      <span>{numberOf(parts, 'min', 0)}</span>
      <i data-shape="rail" data-range={parts.props.range === true || undefined} />
      <span>{numberOf(parts, 'max', 100)}</span>
    </div>
  ),
};
