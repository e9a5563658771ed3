import './picker-box.css';
import { DownOutlined } from '@ant-design/icons';
import { Skeleton } from 'antd';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { ClearIcon } from '../shared/ClearIcon.tsx';
import { describedByAll } from '../shared/stored-text.ts';
import type { ShownName } from './use-names.ts';

interface Props
  extends Pick<
    FieldProps,
    'id' | 'labelId' | 'describedBy' | 'required' | 'invalid' | 'disabled' | 'size' | 'bare' | 'onBlur'
  > {
  readonly box: RefObject<HTMLButtonElement | null>;
  readonly names: readonly ShownName[];
  readonly isSeveral: boolean;
  readonly isOpen: boolean;
  readonly dialogId: string;
  readonly placeholder: string;
  readonly clearable: boolean;
  onOpen(): void;
  onDrop(key: string): void;
  onClear(): void;
}

const opening = new Set(['Enter', ' ', 'ArrowDown']);
const removing = new Set(['Backspace', 'Delete']);

/**
 * A picker at rest: what is chosen, by name. Of several one is shown and how many more there are; arrows go through them.
 * No control of antd's, since a form may have hundreds.
 */
export function PickerBox(props: Props) {
  const { id, labelId, box, names, isSeveral, isOpen, dialogId, disabled, invalid, size, bare } = props;
  const { translate } = useServices();
  const [reached, setReached] = useState<string | null>(null);
  const at = names.findIndex(({ key }) => key === reached);
  const shown = names[Math.max(0, at)];
  const hidden = names.length - 1;
  const spot = shown && { name: shown.text, at: at + 1, count: names.length };

  const walk = (by: number) => {
    const next = at < 0 ? (by < 0 ? names.length - 1 : 0) : Math.min(names.length - 1, Math.max(0, at + by));
    setReached(names[next]?.key ?? null);
  };
  const drop = () => {
    const target = isSeveral ? names[at < 0 ? names.length - 1 : at] : undefined;
    if (!target) return props.onClear();
    setReached(at < 0 ? null : ((names[at + 1] ?? names[at - 1])?.key ?? null));
    props.onDrop(target.key);
  };
  const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey) return false;
    if (opening.has(key)) props.onOpen();
    else if (removing.has(key) && names.length > 0) drop();
    else if (isSeveral && names.length > 0 && (key === 'ArrowLeft' || key === 'ArrowRight'))
      walk(key === 'ArrowLeft' ? -1 : 1);
    else return false;
    return true;
  };
  return (
    <span
      className="adit-picker"
      data-size={size}
      data-bare={bare || undefined}
      data-invalid={invalid || undefined}
      data-disabled={disabled || undefined}
    >
      <button
        type="button"
        ref={box}
        id={id}
        role="combobox"
        className="adit-picker-box"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? dialogId : undefined}
        aria-labelledby={`${labelId} ${id}-chosen`}
        aria-describedby={describedByAll(props.describedBy)}
        aria-required={props.required}
        aria-invalid={invalid}
        title={names.map(({ text, note }) => (note ? `${text} ${note}` : text)).join('\n') || undefined}
        onClick={props.onOpen}
        onKeyDown={(event) => {
          if (press(event)) event.preventDefault();
        }}
        onBlur={() => {
          setReached(null);
          props.onBlur();
        }}
      >
        {!shown && <span className="adit-picker-hint">{props.placeholder}</span>}
        {shown && (
          <span
            aria-hidden="true"
            className={isSeveral ? 'adit-picker-chip' : 'adit-picker-name'}
            data-active={at >= 0 || undefined}
          >
            {shown.state === 'loading' ? <Skeleton.Node active className="adit-picker-wait" /> : shown.text}
          </span>
        )}
        {shown && hidden > 0 && (
          <span aria-hidden="true" className="adit-picker-chip adit-picker-rest">
            +{hidden}
          </span>
        )}
        <span id={`${id}-chosen`} className="adit-sr">
          {names.map(({ text }) => text).join(translate('list.separator'))}
        </span>
        <DownOutlined aria-hidden className="adit-picker-arrow" />
      </button>
      {props.clearable && !disabled && names.length > 0 && (
        <button
          type="button"
          className="adit-picker-clear"
          tabIndex={-1}
          aria-label={translate('picker.clear')}
          onClick={() => {
            props.onClear();
            box.current?.focus();
          }}
        >
          <ClearIcon />
        </button>
      )}
      <span role="status" className="adit-sr">
        {spot && at >= 0 ? translate('picker.spot', spot) : ''}
      </span>
    </span>
  );
}
