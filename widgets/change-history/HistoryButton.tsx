import { HistoryOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { HistoryDrawer } from './HistoryDrawer.tsx';

interface Props {
  readonly kind: string;
  readonly target: string;
  readonly name: string;
  /** Whether what is written at the moment may be left. */
  mayOpen?(): Promise<boolean>;
  onRestored(): void;
}

/** The way to what was changed, within a widget that knows itself what it is about. */
export function HistoryButton({ mayOpen, ...of }: Props) {
  const { translate } = useServices();
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (!mayOpen || (await mayOpen())) setOpen(true);
  };
  return (
    <>
      <Button icon={<HistoryOutlined aria-hidden />} onClick={() => void open()}>
        {translate('changes.title')}
      </Button>
      {isOpen && <HistoryDrawer {...of} onClose={() => setOpen(false)} />}
    </>
  );
}
