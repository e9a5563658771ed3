import { UserOutlined } from '@ant-design/icons';
import { boundWords } from '../preview/BoundWords.tsx';
import { type Preview, titleOf } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <span className="adit-design-bar-button">
      <UserOutlined aria-hidden="true" />
      {boundWords(parts.props.user, parts.language) ?? titleOf(parts)}
    </span>
  ),
};
