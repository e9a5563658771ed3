import { Alert, Radio } from 'antd';
import { useId } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { formatNumber } from '../../engine/schema/calc/index.ts';
import { type ExportScope, exportFormats } from '../../engine/schema/lists/export-scopes.ts';
import { ExportColumns } from './ExportColumns.tsx';
import type { Exported, ExportWish } from './export-wish.ts';

const scopes = ['page', 'all', 'chosen'] as const satisfies readonly ExportScope[];

interface Props {
  readonly exported: Exported;
  readonly wish: ExportWish;
  /** It was asked for without a column. */
  readonly lacks: boolean;
  /** Why the last one failed; '' where none did. */
  readonly failure: string;
  onChange(part: Partial<ExportWish>): void;
}

/** Which of the records, which of the fields, and how. */
export function ExportForm({ exported, wish, lacks, failure, onChange }: Props) {
  const { translate } = useServices();
  const id = useId();
  return (
    <div className="adit-export">
      {failure !== '' && <Alert type="error" showIcon title={failure} role="alert" />}
      <fieldset>
        <legend>{translate('export.scope')}</legend>
        <Radio.Group
          name={`${id}scope`}
          value={wish.scope}
          onChange={({ target }) => onChange({ scope: target.value })}
          options={scopes.map((value) => ({
            value,
            disabled: value === 'chosen' && exported.chosen.length === 0,
            label: <ScopeLabel scope={value} exported={exported} />,
          }))}
        />
      </fieldset>
      <ExportColumns
        columns={exported.columns}
        chosen={wish.codes}
        lacks={lacks}
        onChoose={(codes) => onChange({ codes })}
      />
      <fieldset>
        <legend>{translate('export.format')}</legend>
        <Radio.Group
          name={`${id}format`}
          value={wish.format}
          onChange={({ target }) => onChange({ format: target.value })}
          options={exportFormats.map((value) => ({ value, label: translate(`export.format.${value}`) }))}
        />
      </fieldset>
      <p className="adit-export-hint">{translate('export.hint')}</p>
    </div>
  );
}

function ScopeLabel({ scope, exported }: { readonly scope: ExportScope; readonly exported: Exported }) {
  const { translate } = useServices();
  const count = exported.counts[scope];
  const more = scope === 'all' && exported.isMore ? '+' : '';
  return (
    <>
      {translate(`export.scope.${scope}`)}{' '}
      {count !== null && <span className="adit-export-count">{formatNumber(count, { thousands: true }) + more}</span>}
    </>
  );
}
