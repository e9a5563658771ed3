import { ExpandOutlined } from '@ant-design/icons';
import type { Preview } from '../preview/preview.ts';

export const preview: Preview = {
  draw: ({ translate }) => (
    <div className="adit-design-outlet">
      <ExpandOutlined aria-hidden="true" />
      {translate('designer.page.outlet')}
    </div>
  ),
};
