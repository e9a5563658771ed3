import '../shared/page.css';
import { Button, Tooltip } from 'antd';
import { useState } from 'react';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { limits } from '../../engine/schema/limits.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { storedText } from '../shared/stored-text.ts';

export interface IconButtonProps extends ActionProps {
  readonly icon?: string;
  readonly pressedIcon?: string;
  readonly tip?: string;
  /** The key that does the same, as it is written on the keyboard. */
  readonly keyHint?: string;
  /** Stands on the icon, to 99 and then '99+'; nothing stands there for 0. */
  readonly count?: unknown;
  /** What a screen reader says of it. */
  readonly countText?: string;
  /** Undefined: no switch but a plain button. */
  readonly pressed?: boolean;
}

/**
 * An icon that runs the node's `press` actions; its name and its key stand in the tooltip, which goes as it is pressed: it
 * would stand over what that opens.
 */
export function IconButton(props: IconButtonProps) {
  const { id, label, icon, pressedIcon, tip, keyHint, count, countText, pressed, disabled, busy, run } = props;
  const name = storedText(tip) ?? label;
  const [tipShown, setTipShown] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const key = storedText(keyHint);
  // A button that changes its picture says by it what it will do; then it is no switch.
  const isSwitch = typeof pressed === 'boolean' && !storedText(pressedIcon);
  const counted = typeof count === 'number' && count > 0 ? count : 0;
  const badge = counted > limits.badgeMost ? `${limits.badgeMost}+` : String(counted);
  const inWords = storedText(countText) ?? badge;
  // What is seen has to be in the name, for those who say what they want pressed.
  const spokenCount = inWords.includes(badge) ? [inWords] : [badge, inWords];
  const spoken = counted > 0 ? [name, ...spokenCount].join(', ') : name;
  return (
    <Tooltip
      open={tipShown && !isPressed}
      onOpenChange={setTipShown}
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
        aria-label={spoken}
        aria-pressed={isSwitch ? pressed : undefined}
        aria-keyshortcuts={key?.replace('Ctrl ', 'Control+').replaceAll(' ', '+')}
        disabled={disabled}
        aria-busy={busy}
        icon={
          <>
            <PageIcon name={pressed === true ? (storedText(pressedIcon) ?? icon) : icon} />
            {counted > 0 && (
              <span className="adit-bar-count" aria-hidden="true">
                {badge}
              </span>
            )}
          </>
        }
        onClick={() => {
          setIsPressed(true);
          void run('press');
        }}
        // From its next visit on, by pointer or keyboard, it says its name again.
        onMouseEnter={() => setIsPressed(false)}
        onFocus={() => setIsPressed(false)}
      />
    </Tooltip>
  );
}
