import { Button } from 'antd';
import { useEffect, useMemo, useState } from 'react';
import { useEngine } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { useFormSession } from '../../engine/form/use-form-session.ts';
import { DocumentView } from '../../engine/render/DocumentView.tsx';
import type { Node } from '../../engine/schema/documents/node.ts';
import type { FieldCatalogue } from '../../engine/schema/fields/fields.ts';
import { plainNodes } from '../list-parts/plain-nodes.ts';
import { problemsOf } from '../list-parts/problems-of.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import type { Importing, Preview, PreviewRow } from './import-rows.ts';
import { openingValues } from './opening-values.ts';

interface Props {
  readonly importing: Importing;
  readonly preview: Preview;
  readonly row: number;
  readonly isBusy: boolean;
  onChange(rows: readonly PreviewRow[]): Promise<void>;
  onCancel(): void;
}

/** A row put right by the editors of its fields; what is wrong stands at each of them. */
export function ImportRowForm({ importing, preview, row, isBusy, onChange, onCancel }: Props) {
  const { translate } = useServices();
  const { registry, options } = useEngine();
  const catalogue = useMemo(() => importing.fieldsOf(preview), [importing, preview]);
  const form = useMemo(
    () => ({ nodes: importedNodes(catalogue, preview), form: { labelPosition: 'top' as const } }),
    [catalogue, preview],
  );
  const data = preview.dataRow[row];
  const [opening] = useState(() => openingValues(catalogue, preview, row));
  const session = useFormSession(form, registry, opening);
  useEffect(() => {
    const ofRow = preview.errors.filter((one) => one.row === row && one.field !== '');
    const findings = ofRow.map(({ field, child, message }) => {
      const [table = '', column] = child === undefined ? [field] : field.split('-');
      return { at: column === undefined ? `/${table}` : `/${table}/${child}/${column}`, message };
    });
    session.report(problemsOf(findings, session));
  }, [session, preview, row]);
  if (!data) return null;
  const keep = () => {
    const changed = { ...data, data: { ...data.data, ...session.submitValues() } };
    return onChange(preview.dataRow.map((one, index) => (index === row ? changed : one)));
  };
  return (
    <section className="adit-import-edit" aria-label={translate('import.editRow', { line: data.line })}>
      <h3>{translate('import.editRow', { line: data.line })}</h3>
      <DocumentView
        session={session}
        registry={registry}
        idPrefix={`import-${importing.modelId}-${row}-`}
        options={options}
        windowed={false}
      />
      <footer>
        <Button onClick={onCancel}>{translate('form.cancel')}</Button>
        <WaitingButton type="primary" busy={isBusy} onClick={() => void keep()}>
          {translate('import.keep')}
        </WaitingButton>
      </footer>
    </section>
  );
}

/** The fields that the file has; of a sub-table, its columns. */
function importedNodes(catalogue: FieldCatalogue, { headerRow }: Preview): Node[] {
  return headerRow.flatMap(({ id, children }) => {
    const field = catalogue.byName.get(id);
    if (!field) return [];
    const [node] = plainNodes([field], children ? 24 : 12);
    if (!node || !children) return node ? [node] : [];
    const codes = new Set(children.map((child) => child.id));
    const columns = (node.config.children ?? []).filter(({ vModel }) => codes.has(`${id}-${vModel}`));
    return [{ ...node, config: { ...node.config, children: columns } }];
  });
}
