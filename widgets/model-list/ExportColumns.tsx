import { Alert, Checkbox } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { type ListColumn, labelOf, type Model } from './model.ts';

interface Props {
  readonly model: Model;
  readonly columns: readonly ListColumn[];
  /** By their code. */
  readonly chosen: ReadonlySet<string>;
  /** An export was asked for with none of them. */
  readonly lacks: boolean;
  onChoose(chosen: ReadonlySet<string>): void;
}

/** The columns of a list, to choose those that are exported. */
export function ExportColumns({ model, columns, chosen, lacks, onChoose }: Props) {
  const { translate, language } = useServices();
  const every = columns.map(({ column }) => column.prop);
  const nameOf = ({ field, label }: ListColumn) =>
    field?.table ? translate('export.sub', { table: labelOf(model, field.table, language), column: label }) : label;
  const toggle = (prop: string, isChosen: boolean) =>
    onChoose(new Set(every.filter((one) => (one === prop ? isChosen : chosen.has(one)))));
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
        {columns.map((one) => (
          <Checkbox
            key={one.column.prop}
            checked={chosen.has(one.column.prop)}
            onChange={({ target }) => toggle(one.column.prop, target.checked)}
          >
            <span title={nameOf(one)}>{nameOf(one)}</span>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}
