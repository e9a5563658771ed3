import { Segmented } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { ChangeList } from './ChangeList.tsx';

export interface ChangeHistoryProps extends ActionProps {
  /** Names of what is told of, with a comma between: of several one is chosen. */
  readonly kinds?: string;
  /** The one thing that is told of; without it all of a kind, with what was deleted. */
  readonly target?: unknown;
}

/** What administrators changed. The event `restored` says that something was brought back. */
export function ChangeHistory({ kinds = '', target, run }: ChangeHistoryProps) {
  const { translate } = useServices();
  const all = kinds.split(',').filter((kind) => kind !== '');
  const [chosen, setChosen] = useState(all[0] ?? '');
  const [turn, setTurn] = useState(0);
  const of = typeof target === 'string' ? target : '';
  return (
    <>
      {all.length > 1 && (
        <Segmented
          aria-label={translate('changes.kinds')}
          value={chosen}
          options={all.map((value) => ({ value, label: translate(`changes.kind.${value}`) }))}
          onChange={setChosen}
        />
      )}
      {chosen !== '' && (
        <ChangeList
          // What was brought back is a change of its own.
          key={`${chosen} ${of} ${turn}`}
          kind={chosen}
          target={of}
          onRestored={() => {
            setTurn((count) => count + 1);
            void run('restored');
          }}
        />
      )}
    </>
  );
}
