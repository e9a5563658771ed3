import type { ReactNode } from 'react';
import { WidgetIcon } from '../shared/WidgetIcon.tsx';
import { type PreviewParts, titleOf } from './preview.ts';

interface Props {
  readonly parts: PreviewParts;
  /** What else is known of it. */
  readonly children?: ReactNode;
}

/** Icon and name of a widget that says nothing more of its looks. */
export function InertBlock({ parts, children }: Props) {
  return (
    <div className="adit-design-inert-block">
      <WidgetIcon name={parts.descriptor.icon} />
      <span>{titleOf(parts)}</span>
      {children}
    </div>
  );
}
