import { useState } from 'react';
import type { SessionState } from '../session/session.ts';

/**
 * Whether the statement stands in place of everything: asked for after signing in and with a fresh page. Who is at work when
 * a new version comes goes on, and is asked the next time.
 */
export function useAgreement(session: SessionState): boolean {
  const [passed, setPassed] = useState('');
  const person = session.status === 'ready' ? session.userInfo.userId : '';
  const isAsked = session.status === 'ready' && session.userInfo.mustAgree === true;
  const atWork = isAsked && passed !== person ? '' : person;
  if (passed !== atWork) setPassed(atWork);
  return isAsked && atWork === '';
}
