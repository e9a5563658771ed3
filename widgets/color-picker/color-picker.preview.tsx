import '../preview/choice.css';
import type { Preview } from '../preview/preview.ts';

export const preview: Preview = {
  draw: ({ props }) => (
    <div className="adit-design-inert-options">
      <i data-shape="swatch" />
      <span>{typeof props.colorFormat === 'string' ? props.colorFormat.toUpperCase() : 'HEX'}</span>
    </div>
  ),
};
