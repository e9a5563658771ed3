import '../shared/page.css';
import './choice-menu.css';
import { DownOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useRef, useState } from 'react';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { choiceEntries } from '../shared/choice-entries.ts';
import { giveFocusBack } from '../shared/give-focus-back.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { storedText } from '../shared/stored-text.ts';

export interface ChoiceMenuProps extends ActionProps {
  /** Entries `{ value, label, icon?, swatch?, event? }`; a swatch is one colour, or `{ light, dark }`. */
  readonly options?: unknown;
  readonly value?: string;
  readonly icon?: string;
  readonly tip?: string;
  readonly showValue?: boolean;
}

// What a menu is made of comes when somebody is about to open one.
const loadList = () => import('./ChoiceList.tsx');
const ChoiceList = lazy(() => loadList().then((module) => ({ default: module.ChoiceList })));
const prepare = () => void loadList().catch(() => {});

/** One of a few, chosen from a menu: the node's event `choose`, or the entry's own, gets `{ value }`. */
export function ChoiceMenu({ id, label, options, value, icon, tip, showValue, disabled, run }: ChoiceMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const open = state === 'open';
  // To an open menu its button is elsewhere: the press has closed it before the click comes.
  const openAtPress = useRef(false);
  const close = () => {
    setState('closed');
    const giveBack = () => giveFocusBack(button.current);
    giveBack();
    // The menu moves its focus a frame after a key: one that came just before would take it back into what is closing.
    requestAnimationFrame(() => requestAnimationFrame(giveBack));
  };
  const entries = choiceEntries(options);
  const chosen = entries.find((entry) => entry.value === value);
  const name = storedText(tip) ?? label;
  return (
    <span className="adit-choice">
      <Button
        ref={button}
        id={id}
        type="text"
        className={open ? 'adit-bar-button ant-dropdown-open' : 'adit-bar-button'}
        aria-label={chosen ? `${name}: ${chosen.label}` : name}
        aria-haspopup="menu"
        aria-expanded={open}
        onPointerEnter={prepare}
        onFocus={prepare}
        onPointerDown={() => {
          openAtPress.current = open;
        }}
        onClick={() => {
          setState(open || openAtPress.current ? 'closed' : 'open');
          openAtPress.current = false;
        }}
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
      {state !== 'unopened' && (
        <Suspense fallback={null}>
          <ChoiceList
            entries={entries.map((entry) => ({
              ...entry,
              icon: entry.swatch ? (
                <span className="adit-swatch" style={{ background: entry.swatch }} />
              ) : entry.icon ? (
                <PageIcon name={entry.icon} />
              ) : undefined,
            }))}
            chosen={chosen?.value}
            open={open}
            onClose={close}
            onChoose={(next) => {
              const event = entries.find((entry) => entry.value === next)?.event;
              void run(event ?? 'choose', { value: next });
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
