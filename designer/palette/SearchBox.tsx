import { SearchOutlined } from '@ant-design/icons';
import { Input, type InputRef } from 'antd';
import type { KeyboardEvent, Ref } from 'react';
import { ClearIcon } from '../../widgets/shared/ClearIcon.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly ref?: Ref<InputRef>;
  /** The key that brings the focus here, shown while the box is empty. */
  readonly shortcut?: string;
  onChange(value: string): void;
  onKeyDown?(event: KeyboardEvent<HTMLInputElement>): void;
}

/** One line to search in; Esc empties it first. */
export function SearchBox({ label, value, ref, shortcut, onChange, onKeyDown }: Props) {
  return (
    <Input
      {...(ref ? { ref } : {})}
      aria-label={label}
      placeholder={label}
      value={value}
      prefix={<SearchOutlined aria-hidden="true" />}
      suffix={shortcut && value === '' ? <kbd className="adit-key">{shortcut}</kbd> : <span />}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && value !== '') {
          event.stopPropagation();
          onChange('');
          return;
        }
        onKeyDown?.(event);
      }}
      allowClear={{ clearIcon: <ClearIcon /> }}
    />
  );
}
