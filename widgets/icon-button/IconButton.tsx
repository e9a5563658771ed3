import '../shared/page.css';
import { Button, Tooltip } from 'antd';
import type { ActionProps } from '../../engine/widget.ts';
import { storedText } from '../input/stored-text.ts';
import { PageIcon } from '../shared/PageIcon.tsx';

export interface IconButtonProps extends ActionProps {
  readonly icon?: string;
  readonly pressedIcon?: string;
  readonly tip?: string;
  /** The key that does the same, as it is written on the keyboard. */
  readonly keyHint?: string;
  /** Undefined: no switch but a plain button. */
  readonly pressed?: boolean;
}

/** An icon that runs the node's `press` actions; its name and its key stand in the tooltip. */
export function IconButton(props: IconButtonProps) {
  const { id, label, icon, pressedIcon, tip, keyHint, pressed, disabled, busy, run } = props;
  const name = storedText(tip) ?? label;
  const key = storedText(keyHint);
  // A button that changes its picture says by it what it will do; then it is no switch.
  const isSwitch = typeof pressed === 'boolean' && !storedText(pressedIcon);
  return (
    <Tooltip
      title={
        <>
          {name} {key && <kbd>{key}</kbd>}
        </>
      }
    >
      <Button
        id={id}
        type="text"
        className="adit-bar-button"
        aria-label={name}
        aria-pressed={isSwitch ? pressed : undefined}
        aria-keyshortcuts={key?.replace('Ctrl ', 'Control+').replaceAll(' ', '+')}
        disabled={disabled}
        aria-busy={busy}
        icon={<PageIcon name={pressed === true ? (storedText(pressedIcon) ?? icon) : icon} />}
        onClick={() => void run('press')}
      />
    </Tooltip>
  );
}
