import { useCallback, useEffect, useRef, useState } from 'react';
import type { CallAnswer } from '../../engine/contract/requests.ts';
import { useServices } from '../../engine/contract/services.ts';

export type Shown = CallAnswer<'imageCode'>;

/** The picture that counts now; the next one takes its place when it is there. */
export function usePicture() {
  const { request } = useServices();
  const [state, setState] = useState<Shown | 'none' | 'failed'>('none');
  const turn = useRef(0);
  const renew = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const next = await request('imageCode', { quiet: true }).catch(() => null);
    if (turn.current === mine) setState(next ?? 'failed');
  }, [request]);
  useEffect(() => {
    void renew();
    return () => {
      turn.current += 1;
    };
  }, [renew]);
  return { state, renew };
}
