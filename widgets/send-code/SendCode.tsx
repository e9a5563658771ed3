import { lazy, Suspense } from 'react';
import type { FieldProps } from '../../engine/contract/widget.ts';

export interface SendCodeProps extends FieldProps<string> {
  /** Name of the field with the number that the code is sent to. */
  readonly mobileField?: string;
  readonly placeholder?: string;
}

// Most people sign in another way: it is fetched when its page is opened.
const Shown = lazy(() => import('./ShownSendCode.tsx').then((module) => ({ default: module.ShownSendCode })));

/** A code that is sent to a mobile: a box for it, and a button that has it sent. */
export function SendCode(props: SendCodeProps) {
  return (
    <Suspense fallback={<div style={{ height: 64 }} />}>
      <Shown {...props} />
    </Suspense>
  );
}
