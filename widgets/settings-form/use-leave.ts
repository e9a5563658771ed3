import { useEffect } from 'react';
import { useServices } from '../../engine/contract/services.ts';

/** Asks before changes are lost that were not saved. */
export function useLeave(isChanged: boolean): void {
  const { confirm, guardLeave, translate } = useServices();
  useEffect(() => {
    if (!isChanged) return;
    return guardLeave(() =>
      confirm({
        title: translate('widget.settingsForm.leave'),
        text: translate('widget.settingsForm.leaveHow'),
        okText: translate('widget.settingsForm.leaveOk'),
        danger: true,
      }),
    );
  }, [isChanged, confirm, guardLeave, translate]);
}
