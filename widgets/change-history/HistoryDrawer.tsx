import { Drawer } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { useDrawerFocus } from '../shared/use-drawer-focus.tsx';
import { useFocusBack } from '../shared/use-focus-back.ts';
import { ChangeList } from './ChangeList.tsx';

interface Props {
  readonly kind: string;
  readonly target: string;
  readonly name: string;
  onRestored(): void;
  onClose(): void;
}

/** Where the hand looks for it. */
const closeAtEnd = { placement: 'end' } as const;

/** The same within a widget that knows itself what it is about. */
export function HistoryDrawer({ kind, target, name, onRestored, onClose }: Props) {
  useFocusBack();
  const { translate } = useServices();
  const [turn, setTurn] = useState(0);
  return (
    <Drawer
      {...useDrawerFocus()}
      open
      getContainer={bodyContainer}
      closable={closeAtEnd}
      size={Math.min(640, window.innerWidth)}
      title={translate(name === '' ? 'changes.title' : 'changes.of', { name })}
      onClose={onClose}
    >
      <ChangeList
        key={turn}
        kind={kind}
        target={target}
        onRestored={() => {
          setTurn((count) => count + 1);
          onRestored();
        }}
      />
    </Drawer>
  );
}
