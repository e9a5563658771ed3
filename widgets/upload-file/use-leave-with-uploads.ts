import { useEffect, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { isLarge, type PendingFile } from './pending-file.ts';

/** Asks before a page is left that has large files on their way, or stopped: with the page they stop, and can be gone on with. */
export function useLeaveWithUploads(pending: readonly PendingFile[]): void {
  const { guardLeave, confirm, translate } = useServices();
  const open = pending.filter(({ file, stage }) => isLarge(file) && stage !== 'failed');
  const names = useRef('');
  names.current = open.map(({ file }) => file.name).join(translate('list.separator'));
  const asks = open.length > 0;
  useEffect(() => {
    if (!asks) return;
    return guardLeave(() =>
      confirm({
        title: translate('widget.upload.leaveTitle'),
        text: translate('widget.upload.leaveText', { names: names.current }),
        okText: translate('widget.upload.leave'),
      }),
    );
  }, [asks, guardLeave, confirm, translate]);
}
