// Here: the view of tables and columns in which a model's fields live.

import './tables.css';
import { useEffect, useMemo, useState } from 'react';
import { useDesign, useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { useDesignFields } from '../settings/use-design-fields.ts';
import { PublishSteps } from './PublishSteps.tsx';
import { TableList } from './TableList.tsx';
import { TableSheet } from './TableSheet.tsx';
import { tableRows } from './table-rows.ts';
import { useOutlook } from './use-outlook.ts';

interface Props {
  /** JSON pointer to which somebody is led; '' for none. */
  readonly place: string;
  /** Leads to a field on the canvas. */
  onNode(key: string): void;
}

/** The tables of a model: which there are, their columns, and what a publish will make of them. */
export function TablesView({ place, onNode }: Props) {
  const text = useDesignerText();
  const { store } = useDesigner();
  const document = useDesign((state) => state.document);
  const fields = useDesignFields();
  const tables = useMemo(() => tableRows(document, fields), [document, fields]);
  const outlook = useOutlook();
  const [wished, choose] = useState('');
  const table = tables.find(({ key }) => key === wished) ?? tables[0];
  const led = /^\/tables\/(\d+)/.exec(place)?.[1];
  // biome-ignore lint/correctness/useExhaustiveDependencies: who is led somewhere is led once
  useEffect(() => {
    const meant = led === undefined ? undefined : tables.find(({ said }) => said?.index === Number(led));
    if (meant) choose(meant.key);
  }, [led]);
  const stands = outlook.answer?.tables ?? [];
  return (
    // biome-ignore lint/a11y/useSemanticElements: what stands around it is the section
    <div
      role="group"
      className="adit-design-tables"
      aria-label={text('designer.tables.title')}
      // A field was left: what is typed in the next one is another step back.
      onBlur={() => store.seal()}
    >
      <aside className="adit-design-tables-left" aria-label={text('designer.tables.list')}>
        <TableList tables={tables} chosen={table?.key ?? ''} stands={stands} onChoose={choose} />
      </aside>
      {table && (
        <TableSheet
          key={table.key}
          table={table}
          main={tables[0] ?? table}
          stands={stands.find(({ key }) => key === table.key)}
          place={place}
          onNode={onNode}
        />
      )}
      <aside className="adit-design-tables-right" aria-label={text('designer.tables.plan')}>
        <PublishSteps outlook={outlook} />
      </aside>
    </div>
  );
}
