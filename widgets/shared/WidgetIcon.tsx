import { memo } from 'react';
import { PageIcon } from './PageIcon.tsx';

/** The picture of a widget; one that has none of its own is a plain frame. */
export const WidgetIcon = memo(function WidgetIcon({ name }: { readonly name: string }) {
  return (
    <span className="adit-design-icon">
      <PageIcon name={name} otherwise="BorderOutlined" />
    </span>
  );
});
