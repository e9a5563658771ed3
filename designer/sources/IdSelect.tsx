import { AutoComplete } from 'antd';
import { useMemo } from 'react';
import { ClearIcon } from '../../widgets/shared/ClearIcon.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { useIdRows } from './use-id-rows.ts';

/** Things of the server that a design names by their id. */
export type IdKind = 'model' | 'interface' | 'dictionary';

/** What a part of a call is the id of, where it is one that can be chosen. @param path of the call */
export function idKindOf(path: string, name: string): IdKind | undefined {
  if (name !== 'id') return undefined;
  if (path.startsWith('/api/visualdev/')) return 'model';
  if (path.startsWith('/api/system/DataInterface/')) return 'interface';
  return path.startsWith('/api/system/Dictionary') ? 'dictionary' : undefined;
}

interface Props {
  readonly id: string;
  readonly kind: IdKind;
  readonly value: string;
  readonly label?: string;
  /** Undefined when it was emptied. */
  onChange(value: string | undefined, typed?: boolean): void;
}

/** A model, an interface or a dictionary by its name; where the list cannot be read, its id is written. */
export function IdSelect({ id, kind, value, label, onChange }: Props) {
  const text = useDesignerText();
  const { state, rows } = useIdRows(kind);
  const options = useMemo(() => rows.map((row) => ({ value: row.id, label: `${row.name} ${row.enCode}` })), [rows]);
  const name = rows.find((row) => row.id === value)?.name;
  return (
    <div className="adit-design-fill">
      <AutoComplete
        id={id}
        size="small"
        className="adit-design-wide"
        {...(label === undefined ? {} : { 'aria-label': label })}
        allowClear={{ clearIcon: <ClearIcon /> }}
        value={value}
        options={options}
        showSearch={{
          filterOption: (typed, option) =>
            String(option?.label ?? '')
              .toLowerCase()
              .includes(typed.toLowerCase()) || typed === value,
        }}
        onChange={(next: string | undefined) => onChange(next === '' ? undefined : next, true)}
      />
      <p className="adit-design-setting-hint" role="status">
        {state === 'failed' ? text('designer.sources.idsFailed') : (name ?? '')}
      </p>
    </div>
  );
}
