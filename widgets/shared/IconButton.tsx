import { Button, Tooltip } from 'antd';
import { type ReactNode, useState } from 'react';

interface Props {
  readonly name: string;
  /** What the tooltip says where it is not the name. */
  readonly hint?: string;
  readonly icon: ReactNode;
  readonly danger?: boolean;
  onClick?(): void;
  onBlur?(): void;
}

/**
 * An icon without text: its name is its tooltip, for the mouse and for the keyboard. The tooltip goes with the press, so
 * that it is not in the way of what the press opens.
 */
export function IconButton({ name, hint = name, icon, danger = false, onClick, onBlur }: Props) {
  const [open, setOpen] = useState(false);
  return (
    // Opened by state and not by antd's own triggers: those draw at once when a dialog takes the focus, which React refuses.
    <Tooltip title={hint} open={open} trigger={[]} onOpenChange={setOpen}>
      <Button
        type="text"
        size="small"
        danger={danger}
        icon={icon}
        aria-label={name}
        onMouseEnter={() => setOpen(true)}
        onMouseLeave={() => setOpen(false)}
        onFocus={(event) => setOpen(event.currentTarget.matches(':focus-visible'))}
        onBlur={() => {
          setOpen(false);
          onBlur?.();
        }}
        onClick={() => {
          setOpen(onClick === undefined);
          onClick?.();
        }}
      />
    </Tooltip>
  );
}
