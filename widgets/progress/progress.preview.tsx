import '../preview/choice.css';
import type { Preview } from '../preview/preview.ts';

export const preview: Preview = {
  draw: ({ props }) => (
    <div className="adit-design-inert-slider">
      <i data-shape={props.type === 'circle' ? 'round' : 'bar'} />
      {props.showInfo !== false && <span>40%</span>}
    </div>
  ),
};
