import { HolderOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown, Input, type MenuProps } from 'antd';
import type { CSSProperties } from 'react';
import type { JsonObject } from '../../document/json.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { LocalTextInput } from '../LocalTextInput.tsx';
import { textIn } from '../local-text-edit.ts';
import { type EntryKeys, type OptionRow, setLabel, setStatus, setValue, statuses } from './option-rows.ts';

interface Props {
  readonly id: string;
  readonly row: OptionRow;
  readonly nested: boolean;
  readonly last: boolean;
  onChange(edit: (entry: JsonObject, keys: EntryKeys) => JsonObject | null, typed?: boolean): void;
  onAddBelow(): void;
  onMove(by: -1 | 1): void;
  onPaste(text: string): void;
  onDragStart(): void;
  onDragEnd(): void;
  onDrop(): void;
}

/** One option: its words, its value, how lists mark it, its place. What a drag does, the menu and Alt ↑ ↓ do as well. */
export function OptionLine(props: Props) {
  const { id, row, nested, last, onChange, onMove } = props;
  const text = useDesignerText();
  const place = row.path.at(-1) ?? 0;
  const name = textIn(row.label, 'zh') || row.value || text('designer.settings.optionNumber', { number: place + 1 });
  const items: MenuProps['items'] = [
    { key: 'up', label: text('designer.settings.moveUp'), disabled: place === 0, extra: 'Alt ↑' },
    { key: 'down', label: text('designer.settings.moveDown'), disabled: last, extra: 'Alt ↓' },
    ...(nested ? [{ key: 'below', label: text('designer.settings.addBelow') }] : []),
    { type: 'divider' },
    ...['', ...statuses].map((status) => ({
      key: `status:${status}`,
      label: (
        <>
          <StatusDot status={status} />
          {text(`designer.settings.status.${status || 'none'}`)}
          {row.status === status ? ' ✓' : ''}
        </>
      ),
    })),
    { type: 'divider' },
    { key: 'delete', label: text('designer.settings.delete'), danger: true },
  ];
  const chosen = (key: string) => {
    if (key === 'up') onMove(-1);
    else if (key === 'down') onMove(1);
    else if (key === 'below') props.onAddBelow();
    else if (key === 'delete') onChange(() => null);
    else onChange((entry) => setStatus(entry, key.slice('status:'.length)));
  };
  const depth: CSSProperties & Record<'--depth', number> = { '--depth': row.path.length - 1 };
  return (
    <tr
      style={depth}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        props.onDrop();
      }}
    >
      <td>
        <Button
          size="small"
          type="text"
          draggable
          data-handle={row.path.join('-')}
          icon={<HolderOutlined aria-hidden />}
          aria-label={text('designer.settings.moveOption', { name })}
          title={text('designer.settings.moveHint')}
          onDragStart={props.onDragStart}
          onDragEnd={props.onDragEnd}
          onKeyDown={(event) => {
            if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
            event.preventDefault();
            event.stopPropagation();
            onMove(event.key === 'ArrowUp' ? -1 : 1);
          }}
        />
      </td>
      <td>
        <div className="adit-design-option-label">
          <StatusDot status={row.status} />
          <LocalTextInput
            id={`${id}-label`}
            named
            label={text('designer.settings.optionLabelOf', { name })}
            value={row.label}
            onChange={(next) => onChange((entry, keys) => setLabel(entry, keys, next ?? ''), true)}
            onPasteBlock={(pasted) => {
              props.onPaste(pasted);
              return true;
            }}
          />
        </div>
      </td>
      <td>
        <Input
          id={`${id}-value`}
          size="small"
          className="adit-design-code"
          aria-label={text('designer.settings.optionValueOf', { name })}
          value={row.value}
          onChange={(event) => onChange((entry, keys) => setValue(entry, keys, event.target.value), true)}
        />
      </td>
      <td>
        <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => chosen(key) }}>
          <Button
            size="small"
            type="text"
            icon={<MoreOutlined aria-hidden />}
            aria-label={text('designer.settings.optionMenu', { name })}
          />
        </Dropdown>
      </td>
    </tr>
  );
}

function StatusDot({ status }: { readonly status: string }) {
  return <span className="adit-design-status" data-status={status || undefined} aria-hidden="true" />;
}
