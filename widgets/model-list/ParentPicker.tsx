import './parent-picker.css';
import './side-tree.css';
import { ApartmentOutlined } from '@ant-design/icons';
import { Input, Popover } from 'antd';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';
import { ReadOnlyText } from '../input/ReadOnlyText.tsx';
import { storedText } from '../shared/stored-text.ts';
import { SideTree } from './SideTree.tsx';
import { useParentName, useParentRows } from './use-parent-rows.ts';

export interface ParentPickerProps extends FieldProps<string> {
  readonly placeholder?: string;
  /** What choosing no row is called. */
  readonly none?: string;
}

/** The row above: chosen in a tree of the model's own rows, which comes level by level and can be searched. */
export function ParentPicker(props: ParentPickerProps) {
  const { id, label, describedBy, required, invalid, disabled, readOnly, size, bare, onChange, onBlur } = props;
  const value = typeof props.value === 'string' ? props.value : '';
  const { translate } = useServices();
  const ask = useParentRows();
  const { name, learn } = useParentName(value, props.displayText);
  const [open, setOpen] = useState(false);
  const host = useRef<HTMLSpanElement>(null);
  const pop = useRef<HTMLDivElement>(null);
  const tree = useId();
  if (readOnly) return <ReadOnlyText {...{ id, describedBy, invalid, size, bare, onBlur }} text={name} />;

  const focusControl = () => host.current?.querySelector('input')?.focus();
  const change = (next: boolean) => {
    if (disabled || next === open) return;
    setOpen(next);
    if (!next) onBlur();
  };
  const choose = (node: { readonly id: string; readonly label: string } | null) => {
    if (node) learn(node.id, node.label);
    onChange(node?.id ?? null);
    setOpen(false);
    focusControl();
  };
  const keys = (event: KeyboardEvent) => {
    if (!['Enter', ' ', 'ArrowDown'].includes(event.key) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    change(true);
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The form around it stays.
    event.stopPropagation();
    event.nativeEvent.stopImmediatePropagation();
    change(false);
    focusControl();
  };
  const content = (
    <div
      className="adit-parent-pop"
      id={tree}
      ref={pop}
      role="dialog"
      aria-label={label}
      style={{ width: Math.max(260, host.current?.offsetWidth ?? 0) }}
      onKeyDown={leave}
    >
      <SideTree
        ask={ask}
        title={label}
        chosen={value === '' ? null : value}
        words={{
          all: storedText(props.none) ?? translate('list.parent.none'),
          empty: translate('list.parent.empty'),
          unmatched: translate('list.parent.unmatched'),
        }}
        isLarge={size === 'large'}
        onChoose={choose}
      />
    </div>
  );
  return (
    <Popover
      open={open}
      trigger="click"
      placement="bottomLeft"
      arrow={false}
      classNames={{ root: 'adit-parent-over' }}
      destroyOnHidden
      content={content}
      onOpenChange={change}
      afterOpenChange={(shown) => shown && pop.current?.querySelector('input')?.focus()}
    >
      <span className="adit-parent" ref={host}>
        <Input
          id={id}
          readOnly
          role="combobox"
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={open ? tree : undefined}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          value={name}
          title={name}
          placeholder={storedText(props.placeholder) ?? (bare ? undefined : translate('options.choose'))}
          disabled={disabled}
          size={size}
          variant={bare ? 'borderless' : 'outlined'}
          status={invalid ? 'error' : undefined}
          suffix={<ApartmentOutlined aria-hidden />}
          onKeyDown={keys}
          onBlur={() => !open && onBlur()}
        />
      </span>
    </Popover>
  );
}
