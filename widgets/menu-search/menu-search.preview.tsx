import { SearchOutlined } from '@ant-design/icons';
import { boundWords } from '../preview/BoundWords.tsx';
import { InertBox } from '../preview/InertBox.tsx';
import { type Preview, titleOf } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <InertBox
      text={String(boundWords(parts.props.placeholder, parts.language) ?? titleOf(parts))}
      lead={<SearchOutlined aria-hidden="true" />}
    />
  ),
};
