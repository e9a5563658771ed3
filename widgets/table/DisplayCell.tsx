import { useMemo } from 'react';
import { localProps } from '../../engine/actions/local-props.ts';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import type { RowAround } from '../../engine/contract/widget.ts';
import { NodeFence } from '../../engine/render/NodeFence.tsx';
import { useWidgets } from '../../engine/render/use-widgets.ts';
import type { Row } from './paste-rows.ts';
import { rowKey } from './row-keys.ts';
import type { SheetColumn } from './sheet-columns.ts';
import { useSheet } from './sheet-model.ts';

const runNothing = async () => false;

/** What a display draws for one row. */
export function DisplayCell({ column, row }: { readonly column: SheetColumn; readonly row: Row }) {
  const { id, table, readRow } = useSheet();
  const { registry } = useEngine();
  const { language } = useServices();
  const { node, descriptor, props } = column.compiled.field;
  const keys = useMemo(() => new Set([descriptor.key]), [descriptor]);
  const isHere = useWidgets(registry, keys);
  const own = useMemo(() => localProps(props, language), [props, language]);
  const Component = isHere ? registry.widget(descriptor.key)?.component : undefined;
  if (!Component) return null;
  const around: RowAround = { read: readRow(row), fieldOf: (name) => table.byName.get(name)?.field };
  const given = { id: `${id}-${rowKey(row)}-${node.id}`, label: column.label, node, disabled: false, busy: false };
  return (
    <NodeFence fallback={() => null}>
      <Component {...own} {...given} size="small" run={runNothing} row={around} />
    </NodeFence>
  );
}
