import { lazy, Suspense } from 'react';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import type { ParentPickerProps } from './ParentPicker.tsx';

// Lists that are no trees never need it.
const ParentPicker = lazy(() => import('./ParentPicker.tsx').then((module) => ({ default: module.ParentPicker })));

/** Chooses the row above; until its part of the page is there, it says what is chosen. */
export function ParentControl(props: ParentPickerProps) {
  const { id, describedBy, invalid, size, bare, onBlur } = props;
  const parts: Pick<FieldProps, 'id' | 'describedBy' | 'invalid' | 'size' | 'bare' | 'onBlur'> = {
    ...{ id, describedBy, invalid, size, bare, onBlur },
  };
  return (
    <Suspense fallback={<ReadOnlyText {...parts} text={props.displayText ?? ''} />}>
      <ParentPicker {...props} />
    </Suspense>
  );
}
