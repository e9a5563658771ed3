import { useCallback, useEffect, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';

/** Asks before changes are lost that were not saved. */
export interface Leave {
  /** Whether what is shown may go: somebody was asked where it has changes. */
  ask(): Promise<boolean>;
  /** Whether what is shown has changes. */
  setChanged(isChanged: boolean): void;
}

export function useLeave(): Leave {
  const { confirm, guardLeave, translate } = useServices();
  const isChanged = useRef(false);
  const ask = useCallback(async () => {
    if (!isChanged.current) return true;
    const may = await confirm({
      title: translate('grant.leave'),
      text: translate('grant.leaveHow'),
      okText: translate('grant.leaveOk'),
      danger: true,
    });
    if (may) isChanged.current = false;
    return may;
  }, [confirm, translate]);
  useEffect(() => guardLeave(async () => (isChanged.current ? ask() : 'unasked')), [guardLeave, ask]);
  const setChanged = useCallback((next: boolean) => {
    isChanged.current = next;
  }, []);
  return { ask, setChanged };
}
