import { useCallback, useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';

/** As the call `imageCode` answers it. */
export interface Shown {
  readonly id: string;
  readonly picture: { readonly width: number; readonly height: number; readonly path: string };
  readonly characters: number;
  readonly workBits: number;
}

/** The picture that counts now; the next one takes its place when it is there. */
export function usePicture() {
  const { request } = useServices();
  const [state, setState] = useState<Shown | 'none' | 'failed'>('none');
  const turn = useRef(0);
  const renew = useCallback(async () => {
    turn.current += 1;
    const mine = turn.current;
    const next = await request('imageCode', { quiet: true }).catch(() => null);
    if (turn.current === mine) setState((next as Shown | null) ?? 'failed'); // by the call's shape
  }, [request]);
  useEffect(() => {
    void renew();
    return () => {
      turn.current += 1;
    };
  }, [renew]);
  return { state, renew };
}
