import { Alert, Checkbox } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { ExportedColumn } from './export-wish.ts';

interface Props {
  readonly columns: readonly ExportedColumn[];
  /** By their code. */
  readonly chosen: ReadonlySet<string>;
  /** An export was asked for with none of them. */
  readonly lacks: boolean;
  onChoose(chosen: ReadonlySet<string>): void;
}

/** The columns of a list, to choose those that are exported. */
export function ExportColumns({ columns, chosen, lacks, onChoose }: Props) {
  const { translate } = useServices();
  const every = columns.map(({ code }) => code);
  const toggle = (code: string, isChosen: boolean) =>
    onChoose(new Set(every.filter((one) => (one === code ? isChosen : chosen.has(one)))));
  return (
    <fieldset>
      <legend>
        {translate('export.columns')} <small>{translate('export.columnsHow')}</small>
      </legend>
      {lacks && <Alert type="warning" showIcon title={translate('export.noColumn')} role="alert" />}
      <Checkbox
        checked={chosen.size === every.length}
        indeterminate={chosen.size > 0 && chosen.size < every.length}
        onChange={({ target }) => onChoose(new Set(target.checked ? every : []))}
      >
        {translate('export.everyColumn')}
      </Checkbox>
      <div className="adit-export-columns">
        {columns.map(({ code, label }) => (
          <Checkbox key={code} checked={chosen.has(code)} onChange={({ target }) => toggle(code, target.checked)}>
            <span title={label}>{label}</span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
