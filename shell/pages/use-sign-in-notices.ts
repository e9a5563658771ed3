import { useAtom } from 'jotai';
import { useEffect } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Info } from '../session/session.ts';
import { justSignedInAtom } from '../session/sign-in-notices.ts';

/** Tells what there is to be told after signing in, once. */
export function useSignInNotices({ notices = [] }: Info): void {
  const { toast } = useServices();
  const [isFresh, setFresh] = useAtom(justSignedInAtom);
  useEffect(() => {
    if (!isFresh) return;
    setFresh(false);
    for (const words of notices) toast('info', words);
  }, [isFresh, setFresh, notices, toast]);
}
