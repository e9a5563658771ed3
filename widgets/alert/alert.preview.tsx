import '../preview/display.css';
import { InfoCircleFilled } from '@ant-design/icons';
import { boundWords } from '../preview/BoundWords.tsx';
import { type Preview, wordsOf } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <div className="adit-design-inert-alert" data-type={wordsOf(parts, 'type') || 'success'}>
      <InfoCircleFilled aria-hidden="true" />
      <span>
        <strong>{boundWords(parts.props.title, parts.language)}</strong>
        <span>{boundWords(parts.props.description, parts.language)}</span>
      </span>
    </div>
  ),
};
