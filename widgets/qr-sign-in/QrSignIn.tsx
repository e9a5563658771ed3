import { lazy, Suspense } from 'react';

// What draws the code is fetched by those who ask for one.
const Shown = lazy(() => import('./ShownQr.tsx').then((module) => ({ default: module.ShownQr })));

/** A code that somebody who is signed in scans and confirms: this page is let in as them. */
export function QrSignIn() {
  return (
    <Suspense fallback={<div style={{ height: 260 }} />}>
      <Shown />
    </Suspense>
  );
}
