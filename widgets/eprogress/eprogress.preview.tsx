import '../preview/choice.css';
import { InertBox } from '../preview/InertBox.tsx';
import type { Preview } from '../preview/preview.ts';

export const preview: Preview = {
  draw: () => (
    <div className="adit-design-inert-slider">
      <i data-shape="rail" />
      <InertBox text="40" after="%" />
    </div>
  ),
};
