import '../preview/choice.css';
import { CalendarOutlined } from '@ant-design/icons';
import { InertBox } from '../preview/InertBox.tsx';
import { type Preview, wordsOf } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <div className="adit-design-inert-options">
      <InertBox
        text={wordsOf(parts, 'placeholder') || wordsOf(parts, 'format')}
        icon={<CalendarOutlined aria-hidden="true" />}
      />
      <span className="adit-design-inert-option">
        <i data-shape="box" />
        {wordsOf(parts, 'longTermText')}
      </span>
    </div>
  ),
};
