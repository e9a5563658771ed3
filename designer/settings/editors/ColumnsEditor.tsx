import { PlusOutlined } from '@ant-design/icons';
import { Button, Select, Tooltip } from 'antd';
import type { ActionProps } from '../../../engine/contract/widget.ts';
import { deleteNodes, insertNode, stepNode } from '../../commands/index.ts';
import { aditKeyOf } from '../../document/node-facts.ts';
import { useDesigner, useTree } from '../../parts/designer-context.ts';
import { useDesignerText } from '../../parts/use-designer-text.ts';
import { SettingRow } from '../SettingRow.tsx';
import { useChange, useFirstNode, useSettingsScope, useStored } from '../settings-context.ts';
import { EntryTools } from './EntryTools.tsx';
import { readColumns, toggled } from './table-columns.ts';

/** The columns of a sub-table: order, which are summed, which are grouped in thousands, new ones. */
export function ColumnsEditor({ id, label }: ActionProps) {
  const { run, store } = useDesigner();
  const text = useDesignerText();
  const change = useChange();
  const { keys } = useSettingsScope();
  const table = useFirstNode();
  const tree = useTree();
  const summary = useStored('/props/summaryField').value;
  const thousands = useStored('/props/thousandsField').value;
  const columns = readColumns(table);
  const key = keys[0] ?? '';
  const children = tree.nodes.get(key)?.children ?? [];
  const order = columns.map(({ name }) => name);
  const numeric = (aditKey: string) => {
    const value = store.descriptors.get(aditKey)?.value;
    return typeof value === 'function' || ['integer', 'decimal', 'computed'].includes(value ?? '');
  };
  const sum = (name: string, on: boolean) => {
    const next = toggled(summary, name, on, order);
    change([
      { path: '/props/summaryField', value: next },
      { path: '/props/showSummary', value: next === undefined ? undefined : true },
    ]);
  };
  const group = (name: string, on: boolean) => {
    const next = toggled(thousands, name, on, order);
    change([
      { path: '/props/thousandsField', value: next },
      { path: '/props/thousands', value: next === undefined ? undefined : true },
    ]);
  };
  // What was moved or made would be chosen: the table stays so, and the focus where it is.
  const step = (column: string, by: -1 | 1) => {
    run(stepNode, { keys: [column], by });
    store.select([key]);
  };
  const kinds = [...store.descriptors.values()].filter((one) => one.inTable === true && one.kind !== 'layout');
  return (
    <SettingRow id={id} label={label} paths={[]} stacked group>
      <ul className="adit-design-columns">
        {columns.map((column, index) => {
          const at = children[index];
          if (at === undefined) return null;
          const { name, label: words } = column;
          return (
            <li key={at}>
              <Button size="small" type="link" onClick={() => store.select([at])}>
                {words}
              </Button>
              <code>{name}</code>
              {numeric(aditKeyOf(column.node)) && (
                <>
                  <Toggle
                    sign="Σ"
                    on={column.summed}
                    name={text('designer.settings.sumOf', { label: words })}
                    onChange={(on) => sum(name, on)}
                  />
                  <Toggle
                    sign=",000"
                    on={column.thousands}
                    name={text('designer.settings.thousandsOf', { label: words })}
                    onChange={(on) => group(name, on)}
                  />
                </>
              )}
              <EntryTools
                name={words}
                number={index + 1}
                count={columns.length}
                onMove={(by) => step(at, by)}
                onDelete={() => {
                  run(deleteNodes, { keys: [at] });
                  store.select([key]);
                }}
              />
            </li>
          );
        })}
      </ul>
      <Select
        size="small"
        className="adit-design-fill"
        suffixIcon={<PlusOutlined aria-hidden />}
        aria-label={text('designer.settings.addColumn')}
        placeholder={text('designer.settings.addColumn')}
        showSearch
        optionFilterProp="label"
        value={null}
        options={kinds.map((one) => ({ value: one.key, label: text(one.title) }))}
        onChange={(kind: string) => {
          run(insertNode, { key: kind, parent: key, index: columns.length });
          store.select([key]);
        }}
      />
    </SettingRow>
  );
}

function Toggle({
  sign,
  on,
  name,
  onChange,
}: {
  sign: string;
  on: boolean;
  name: string;
  onChange(on: boolean): void;
}) {
  return (
    <Tooltip title={name}>
      <button
        type="button"
        className="adit-design-toggle"
        aria-pressed={on}
        aria-label={name}
        onClick={() => onChange(!on)}
      >
        {sign}
      </button>
    </Tooltip>
  );
}
