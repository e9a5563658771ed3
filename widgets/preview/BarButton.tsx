import type { ReactNode } from 'react';
import { WidgetIcon } from '../shared/WidgetIcon.tsx';
import { boundWords } from './BoundWords.tsx';
import type { PreviewParts } from './preview.ts';

interface Props {
  readonly parts: PreviewParts;
  readonly more?: ReactNode;
}

/** A button of a bar, with what it says when the pointer rests on it. */
export function BarButton({ parts: { props, language, descriptor }, more }: Props) {
  const icon = typeof props.icon === 'string' && props.icon !== '' ? props.icon : descriptor.icon;
  return (
    <span className="adit-design-bar-button">
      <WidgetIcon name={icon} />
      {more}
      <small>{boundWords(props.tip, language)}</small>
    </span>
  );
}
