import { useState } from 'react';
import type { Info } from '../session/session.ts';

/**
 * Whether the statement stands in place of the pages: asked for after signing in and with a fresh page. Who is at work when
 * a new version comes goes on, and is asked the next time.
 */
export function useAgreement({ userId, mustAgree = false }: Pick<Info['userInfo'], 'userId' | 'mustAgree'>): boolean {
  const [atWork, setAtWork] = useState('');
  if (!mustAgree && atWork !== userId) setAtWork(userId);
  return mustAgree && atWork !== userId;
}
