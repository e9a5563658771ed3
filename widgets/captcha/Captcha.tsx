import { lazy, Suspense } from 'react';
import type { FieldProps } from '../../engine/contract/widget.ts';

export interface CaptchaProps extends FieldProps<string> {
  readonly placeholder?: string;
}

// Few people ever see one: it is fetched when it is asked for.
const Shown = lazy(() => import('./ShownCaptcha.tsx').then((module) => ({ default: module.ShownCaptcha })));

/** Characters of a picture that the server drew, so that programs that guess passwords get no further. */
export function Captcha(props: CaptchaProps) {
  return (
    <Suspense fallback={<div style={{ height: 66 }} />}>
      <Shown {...props} />
    </Suspense>
  );
}
