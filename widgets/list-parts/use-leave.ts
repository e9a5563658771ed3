import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';

/** Keys of what is asked. */
export interface LeaveWords {
  readonly title: string;
  readonly text?: string;
  readonly okText: string;
}

/** Asks before changes are lost that were not saved. */
export interface Leave {
  /** Whether what is shown may go: somebody was asked where it has changes. */
  ask(): Promise<boolean>;
  /** Whether what is shown has changes. */
  setChanged(isChanged: boolean): void;
}

/** @param words the same object each time */
export function useLeave(words: LeaveWords): Leave {
  const { confirm, guardLeave, translate } = useServices();
  const isChanged = useRef(false);
  const ask = useCallback(async () => {
    if (!isChanged.current) return true;
    const may = await confirm({
      title: translate(words.title),
      ...(words.text === undefined ? {} : { text: translate(words.text) }),
      okText: translate(words.okText),
      danger: true,
    });
    if (may) isChanged.current = false;
    return may;
  }, [confirm, translate, words]);
  useEffect(() => guardLeave(async () => (isChanged.current ? ask() : 'unasked')), [guardLeave, ask]);
  const setChanged = useCallback((next: boolean) => {
    isChanged.current = next;
  }, []);
  return { ask, setChanged };
}
