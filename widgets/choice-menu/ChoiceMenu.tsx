import '../shared/page.css';
import './choice-menu.css';
import { DownOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import type { ActionProps } from '../../engine/widget.ts';
import { storedText } from '../input/stored-text.ts';
import { giveFocusBack } from '../shared/give-focus-back.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { isRecord, records, wordOf } from '../shared/records.ts';

export interface ChoiceMenuProps extends ActionProps {
  /** Entries `{ value, label, icon?, swatch? }`; a swatch is one colour, or `{ light, dark }`. */
  readonly options?: unknown;
  readonly value?: string;
  readonly icon?: string;
  readonly tip?: string;
  readonly showValue?: boolean;
}

const colour = /^#[\da-f]{6}$/i;

/** One of a few, chosen from a menu: the node's event `choose` gets `{ value }`. */
export function ChoiceMenu({ id, label, options, value, icon, tip, showValue, disabled, run }: ChoiceMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const entries = records(options).map((option) => ({
    value: wordOf(option.value),
    label: wordOf(option.label) || wordOf(option.value),
    icon: storedText(option.icon),
    swatch: swatchOf(option.swatch),
  }));
  const chosen = entries.find((entry) => entry.value === value);
  const name = storedText(tip) ?? label;
  return (
    <Dropdown
      trigger={['click']}
      disabled={disabled}
      autoFocus
      onOpenChange={(open) => !open && giveFocusBack(button.current)}
      menu={{
        selectable: true,
        selectedKeys: chosen ? [chosen.value] : [],
        items: entries.map((entry) => ({
          key: entry.value,
          label: entry.label,
          icon: entry.swatch ? (
            <span className="adit-swatch" style={{ background: entry.swatch }} />
          ) : entry.icon ? (
            <PageIcon name={entry.icon} />
          ) : undefined,
        })),
        onClick: ({ key }) => void run('choose', { value: key }),
      }}
    >
      <Button
        ref={button}
        id={id}
        type="text"
        className="adit-bar-button"
        aria-label={chosen ? `${name}: ${chosen.label}` : name}
        aria-haspopup="menu"
        title={name}
        disabled={disabled}
      >
        {chosen?.swatch ? (
          <span className="adit-swatch" style={{ background: chosen.swatch }} />
        ) : (
          <PageIcon name={chosen?.icon && !storedText(icon) ? chosen.icon : icon} />
        )}
        {showValue === true && chosen && (
          <>
            {chosen.label}
            <DownOutlined aria-hidden style={{ marginInlineStart: 6, fontSize: 10 }} />
          </>
        )}
      </Button>
    </Dropdown>
  );
}

/** The shade for the mode that is shown: `light-dark()` follows the page's colour scheme. */
function swatchOf(stored: unknown): string | undefined {
  if (typeof stored === 'string' && colour.test(stored)) return stored;
  if (!isRecord(stored)) return undefined;
  const [light, dark] = [wordOf(stored.light), wordOf(stored.dark)];
  return colour.test(light) && colour.test(dark) ? `light-dark(${light}, ${dark})` : undefined;
}
