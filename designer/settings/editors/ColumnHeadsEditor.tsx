import { PlusOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useId } from 'react';
import type { ActionProps } from '../../../engine/contract/widget.ts';
import { isObject, type JsonObject } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { LocalTextInput } from '../LocalTextInput.tsx';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useFirstNode, useStored } from '../settings-context.ts';
import { EntryTools } from './EntryTools.tsx';
import { moved } from './list-edit.ts';
import { listed, readColumns } from './table-columns.ts';

const path = '/config/complexHeaderList';

/** Names over groups of columns of a sub-table. */
export function ColumnHeadsEditor({ id, label }: ActionProps) {
  const text = useDesignerText();
  const change = useChange();
  const { value } = useStored(path);
  const heads = Array.isArray(value) ? value.filter(isObject) : [];
  const write = (next: readonly JsonObject[], typed = false) =>
    change({ path, value: next.length > 0 ? [...next] : undefined }, typed);
  return (
    <SettingRow id={id} label={label} paths={[path]} stacked group>
      {heads.map((head, index) => (
        <HeadCard
          // biome-ignore lint/suspicious/noArrayIndexKey: heads have no id that one could rely on
          key={index}
          head={head}
          number={index + 1}
          count={heads.length}
          onChange={(next, typed) => write(heads.with(index, next), typed)}
          onMove={(by) => write(moved(heads, index, index + by))}
          onDelete={() => write(heads.toSpliced(index, 1))}
        />
      ))}
      <div className="adit-design-list-foot">
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          onClick={() => write([...heads, { fullName: '', align: 'center', childColumns: [] }])}
        >
          {text('designer.settings.addColumnHead')}
        </Button>
      </div>
    </SettingRow>
  );
}

interface Props {
  readonly head: JsonObject;
  readonly number: number;
  readonly count: number;
  onChange(head: JsonObject, typed?: boolean): void;
  onMove(by: -1 | 1): void;
  onDelete(): void;
}

function HeadCard({ head, number, count, onChange, onMove, onDelete }: Props) {
  const text = useDesignerText();
  const id = useId();
  const columns = readColumns(useFirstNode());
  const name = text('designer.settings.columnHeadNumber', { number });
  const column = (code: string) => code.slice(code.lastIndexOf('-') + 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand in a row with its buttons
    <div className="adit-design-card" role="group" aria-label={name}>
      <div className="adit-design-card-head">
        <LocalTextInput
          id={id}
          named
          label={text('designer.settings.columnHeadName', { name })}
          value={head.fullName}
          onChange={(fullName) => onChange({ ...head, fullName: fullName ?? '' }, true)}
        />
        <EntryTools {...{ name, number, count, onMove, onDelete }} />
      </div>
      <Select<string[]>
        mode="multiple"
        size="small"
        className="adit-design-fill"
        aria-label={text('designer.settings.columnHeadColumns', { name })}
        placeholder={text('designer.settings.columns')}
        optionFilterProp="label"
        value={listed(head.childColumns).map(column)}
        options={columns.map((one) => ({ value: one.name, label: one.label }))}
        onChange={(childColumns) => onChange({ ...head, childColumns })}
      />
    </div>
  );
}
