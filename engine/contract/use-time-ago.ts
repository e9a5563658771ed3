import { useCallback } from 'react';
import { timeAgo } from '../schema/helpers/time-ago.ts';
import { useServices } from './services.ts';

/** Says how long ago a moment was, in the reader's language and by the system's rule. Moments as `timeOf` reads them. */
export function useTimeAgo(): (moment: string | number) => string {
  const { translate, timeZone, timeAgoRule: rule = 'long' } = useServices();
  return useCallback(
    (moment) => timeAgo(moment, Date.now(), { rule, timeZone, translate }),
    [translate, timeZone, rule],
  );
}
