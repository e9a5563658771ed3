import '../preview/choice.css';
import { StarOutlined } from '@ant-design/icons';
import { numberOf, type Preview } from '../preview/preview.ts';

const mostStars = 10;

export const preview: Preview = {
  draw: (parts) => (
    <div className="adit-design-inert-stars">
      {Array.from({ length: Math.max(1, Math.min(mostStars, Math.round(numberOf(parts, 'count', 5)))) }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are alike
        <StarOutlined key={index} aria-hidden="true" />
      ))}
    </div>
  ),
};
