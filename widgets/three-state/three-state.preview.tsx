import '../preview/choice.css';
import { MinusOutlined } from '@ant-design/icons';
import { type Preview, wordsOf } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <div className="adit-design-inert-options">
      <span className="adit-design-inert-option">
        <MinusOutlined aria-hidden="true" />
        {wordsOf(parts, 'dashText')}
      </span>
    </div>
  ),
};
