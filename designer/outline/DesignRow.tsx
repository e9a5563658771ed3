import { FormOutlined } from '@ant-design/icons';
import { memo } from 'react';
import { useDesign } from '../parts/designer-context.ts';
import { Caret } from './OutlineRow.tsx';
import { designRow } from './outline-rows.ts';
import type { OutlineTools } from './outline-tools.ts';

interface Props {
  readonly open: boolean | null;
  readonly chosen: boolean;
  readonly tools: OutlineTools;
}

/** The first line: the design itself. Chosen when no node is; its settings are those of the form. */
export const DesignRow = memo(function DesignRow({ open, chosen, tools }: Props) {
  const screen = useDesign(({ document }) => Array.isArray(document.nodes));
  const name = tools.translate(screen ? 'designer.outline.screen' : 'designer.outline.form');
  return (
    <div
      className="adit-design-outline-row"
      role="treeitem"
      aria-label={name}
      aria-level={1}
      aria-posinset={1}
      aria-setsize={1}
      aria-selected={chosen}
      {...(open === null ? {} : { 'aria-expanded': open })}
      tabIndex={chosen ? 0 : -1}
      data-design-row={designRow}
      data-chosen={chosen ? 'first' : undefined}
      style={{ top: 0 }}
    >
      <Caret open={open} />
      <FormOutlined aria-hidden="true" />
      <span className="adit-design-outline-name">{name}</span>
    </div>
  );
});
