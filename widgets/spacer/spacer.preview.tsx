import { ColumnWidthOutlined } from '@ant-design/icons';
import { type Preview, titleOf } from '../preview/preview.ts';

export const preview: Preview = {
  draw: (parts) => (
    <div className="adit-design-spacer" title={titleOf(parts)}>
      <ColumnWidthOutlined aria-hidden="true" />
    </div>
  ),
};
