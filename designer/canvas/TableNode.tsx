import './sheet-table.css';
import { CalculatorOutlined } from '@ant-design/icons';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import { nodesIn, treeOf } from '../document/design-tree.ts';
import { fieldName } from '../document/node-facts.ts';
import { configOf, kindOf, labelOf, storedPropsOf, typeNameOf } from '../document/node-words.ts';
import type { CanvasNodeProps } from './CanvasNode.tsx';
import { GroupBox } from './GroupBox.tsx';
import { InsertHere } from './InsertHere.tsx';
import { useFormulaWords } from './inert/FormulaBox.tsx';
import { NodeFrame } from './NodeFrame.tsx';
import { useCanvas } from './parts/canvas-context.ts';

/** A sub-table: its columns with a row of what they hold, and the line of sums. */
export function TableNode({ nodeKey, node, descriptor }: CanvasNodeProps & { readonly descriptor: Descriptor }) {
  const { store, translate } = useCanvas();
  const columns = nodesIn(treeOf(store.state().document), nodeKey);
  const { showSummary, summaryField } = storedPropsOf(node);
  const summed = showSummary === true && Array.isArray(summaryField) ? summaryField : [];
  const sums = columns.filter((column) => summed.includes(fieldName(column.node))).length;
  const facts = translate(sums > 0 ? 'designer.canvas.tableSums' : 'designer.canvas.table', {
    columns: columns.length,
    sums,
  });
  const total = showSummary === true;
  return (
    <GroupBox nodeKey={nodeKey} node={node} descriptor={descriptor} facts={facts}>
      <div className="adit-design-sheet-table">
        {columns.map((column, index) => (
          <ColumnNode
            key={column.key}
            nodeKey={column.key}
            node={column.node}
            at={column.at}
            total={total ? (summed.includes(fieldName(column.node)) ? 'sum' : index === 0 ? 'word' : 'none') : null}
          />
        ))}
        <div className="adit-design-column-add">
          <InsertHere place={{ parent: nodeKey, index: columns.length }} look="column" />
          <span />
          {total && <span className="adit-design-column-total" />}
        </div>
      </div>
    </GroupBox>
  );
}

interface ColumnProps extends CanvasNodeProps {
  /** What stands on the line of sums; null: there is no such line. */
  readonly total: 'sum' | 'word' | 'none' | null;
}

function ColumnNode({ nodeKey, node, total }: ColumnProps) {
  const { language, translate, descriptors } = useCanvas();
  const { required, columnWidth } = configOf(node);
  const kind = kindOf(node, descriptors);
  const number = kind === 'integer' || kind === 'decimal' || kind === 'computed';
  const formula = useFormulaWords(nodeKey, storedPropsOf(node).expression);
  const width = typeof columnWidth === 'number' && columnWidth > 0 ? columnWidth : 140;
  const type = typeNameOf(node, descriptors, translate);
  const sample = kind === 'computed' ? formula || translate('designer.canvas.noFormula') : number ? '0' : type;
  return (
    <NodeFrame nodeKey={nodeKey} node={node} look="column" style={{ flex: `${width} 1 ${width / 2}px` }}>
      <div className="adit-design-column" data-number={number || undefined}>
        <span className="adit-design-column-head">
          {required === true && (
            <span className="adit-star" aria-hidden="true">
              *
            </span>
          )}
          {labelOf(node, language) || type}
          {kind === 'computed' && <CalculatorOutlined aria-hidden="true" />}
        </span>
        <span className="adit-design-column-cell">{sample}</span>
        {total !== null && (
          <span className="adit-design-column-total">
            {total === 'sum' ? 'Σ' : total === 'word' ? translate('designer.canvas.sum') : ''}
          </span>
        )}
      </div>
    </NodeFrame>
  );
}
