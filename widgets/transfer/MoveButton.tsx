import { Button } from 'antd';
import type { ReactNode } from 'react';

interface MoveButtonProps {
  readonly icon: ReactNode;
  readonly words: string;
  /** Handed in by the lists: nothing is marked that it could move. */
  readonly disabled?: boolean;
  onClick?(): void;
}

/** Moves what is marked to the other list. It is never dead, so that it keeps the focus when it has moved the last thing. */
export function MoveButton({ icon, words, disabled = false, onClick }: MoveButtonProps) {
  return (
    <Button icon={icon} aria-disabled={disabled} className="adit-move" onClick={disabled ? undefined : onClick}>
      {words}
    </Button>
  );
}
