import { Tooltip } from 'antd';
import type { ReactNode } from 'react';
import { WaitingButton } from '../../widgets/shared/WaitingButton.tsx';
import { ariaKeys, keyOf, type ShortcutId } from '../parts/shortcuts.ts';

interface Props {
  /** The shortcut that does the same. */
  readonly id: ShortcutId;
  readonly name: string;
  readonly icon: ReactNode;
  /** There is nothing to do: said, and kept in the order of the focus, which is then never lost. */
  readonly off?: boolean;
  readonly busy?: boolean;
  onClick(): void;
}

/** An icon whose tooltip says its name and its key. */
export function KeyButton({ id, name, icon, off = false, busy = false, onClick }: Props) {
  return (
    <Tooltip title={`${name} ${keyOf(id)}`}>
      <WaitingButton
        type="text"
        aria-label={name}
        aria-keyshortcuts={ariaKeys(id)}
        aria-disabled={off}
        className={off ? 'adit-design-off' : undefined}
        icon={icon}
        busy={busy}
        onClick={() => {
          if (!off) onClick();
        }}
      />
    </Tooltip>
  );
}
