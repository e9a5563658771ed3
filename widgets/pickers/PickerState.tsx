import { Alert, Button, Skeleton } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import type { Branch } from './tree-rows.ts';
import type { Picking } from './use-picking.ts';

interface Props {
  readonly picking: Picking;
  /** The level that is shown. */
  readonly branch: Branch;
  readonly blocked: string | undefined;
}

/** What stands where there is nothing to choose from: it is on its way, could not be had, or is not there. */
export function PickerState({ picking: { levels, word }, branch, blocked }: Props) {
  const { translate } = useServices();
  const isEmpty = branch.list.length === 0;
  const isLate = useDelayed(blocked === undefined && branch.status === 'loading' && isEmpty);
  if (blocked !== undefined) return <p className="adit-pick-hint">{blocked}</p>;
  const [failed] = levels.failed;
  return (
    <>
      {failed && (
        <Alert
          type="error"
          showIcon
          className="adit-pick-failed"
          title={translate('picker.failed')}
          description={failed.message}
          action={
            <Button size="small" onClick={levels.again}>
              {translate('picker.retry')}
            </Button>
          }
        />
      )}
      {isLate && <Skeleton active title={false} paragraph={{ rows: 6 }} className="adit-pick-wait" />}
      {branch.status === 'ready' && isEmpty && (
        <p className="adit-pick-hint">{translate(word ? 'picker.unmatched' : 'picker.nothing')}</p>
      )}
    </>
  );
}
