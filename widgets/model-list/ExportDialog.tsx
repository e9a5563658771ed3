import './export.css';
import { Alert, Button, Modal, Progress, Radio } from 'antd';
import { type RefObject, useId, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { formatNumber } from '../../engine/schema/calc/index.ts';
import { usePhone } from '../list-parts/use-phone.ts';
import { useReturnFocus } from '../list-parts/use-return-focus.ts';
import { bodyContainer } from '../shared/body-container.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import { ExportColumns } from './ExportColumns.tsx';
import type { ListColumn, Model } from './model.ts';
import type { ExportBody } from './run-export.ts';
import { type ExportState, useExport } from './use-export.ts';

const widthPx = 600;
const scopes = ['page', 'all', 'chosen'] as const;
type Scope = (typeof scopes)[number];
const dataTypes = { page: '0', all: '1', chosen: '2' } as const;
const formats = ['xlsx', 'csv'] as const;

/** What the list shows now. */
export interface Exported {
  /** Conditions, order and page, as the list asked for them. */
  readonly body: Omit<ExportBody, 'dataType'>;
  /** Ids of the rows in sight where they are no page of the order: in groups, or as a tree. */
  readonly inSight: readonly string[] | null;
  readonly chosen: readonly string[];
  /** Null where nobody counted them. */
  readonly counts: Readonly<Record<Scope, number | null>>;
  /** There are more than `counts.all`, which nobody counted. */
  readonly isMore: boolean;
}

interface Props {
  readonly model: Model;
  /** All that the list has, in the order of the person; the first of them are those that are shown. */
  readonly columns: readonly ListColumn[];
  readonly shown: readonly ListColumn[];
  readonly exported: Exported;
  /** Takes the focus afterwards where what led here is gone. */
  readonly fallback: RefObject<HTMLElement | null>;
  onClose(): void;
}

/** 导出数据: which of the records, which of the fields, and how. */
export function ExportDialog({ model, columns, shown, exported, fallback, onClose }: Props) {
  useReturnFocus(fallback);
  const { translate } = useServices();
  const id = useId();
  const phone = usePhone();
  const [scope, setScope] = useState<Scope>(exported.chosen.length > 0 ? 'chosen' : 'page');
  const [keys, setKeys] = useState<ReadonlySet<string>>(() => new Set(shown.map(({ column }) => column.prop)));
  const [format, setFormat] = useState<(typeof formats)[number]>('xlsx');
  const [lacks, setLacks] = useState(false);
  const { state, start, stop } = useExport(model.id, onClose);
  const run = () => {
    if (keys.size === 0) return setLacks(true);
    const selectKey = columns.map(({ column }) => column.prop).filter((prop) => keys.has(prop));
    void start({ ...exported.body, ...rowsOf(scope, exported), selectKey, format });
  };
  return (
    <Modal
      open
      getContainer={bodyContainer}
      width={phone ? '100%' : widthPx}
      className="adit-export-dialog"
      title={translate('export.title')}
      onCancel={onClose}
      footer={
        state.jobId === null
          ? [
              <Button key="cancel" onClick={onClose}>
                {translate('form.cancel')}
              </Button>,
              <WaitingButton key="run" type="primary" busy={state.isBusy} onClick={run}>
                {translate('export.run')}
              </WaitingButton>,
            ]
          : [
              <Button key="stop" onClick={() => void stop(state.jobId ?? '')}>
                {translate('export.stop')}
              </Button>,
              <Button key="behind" type="primary" onClick={onClose}>
                {translate('export.behind')}
              </Button>,
            ]
      }
    >
      {state.jobId === null ? (
        <div className="adit-export">
          {state.failure !== '' && <Alert type="error" showIcon title={state.failure} role="alert" />}
          <fieldset>
            <legend>{translate('export.scope')}</legend>
            <Radio.Group
              name={`${id}scope`}
              value={scope}
              onChange={({ target }) => setScope(target.value)}
              options={scopes.map((value) => ({
                value,
                disabled: exported.counts[value] === 0 && value === 'chosen',
                label: <ScopeLabel scope={value} exported={exported} />,
              }))}
            />
          </fieldset>
          <ExportColumns
            model={model}
            columns={columns}
            chosen={keys}
            lacks={lacks}
            onChoose={(next) => {
              setLacks(false);
              setKeys(next);
            }}
          />
          <fieldset>
            <legend>{translate('export.format')}</legend>
            <Radio.Group
              name={`${id}format`}
              value={format}
              onChange={({ target }) => setFormat(target.value)}
              options={formats.map((value) => ({ value, label: translate(`export.format.${value}`) }))}
            />
          </fieldset>
          <p className="adit-export-hint">{translate('export.hint')}</p>
        </div>
      ) : (
        <ExportProgress state={state} />
      )}
    </Modal>
  );
}

function rowsOf(scope: Scope, { inSight, chosen }: Exported): Pick<ExportBody, 'dataType' | 'selectIds'> {
  if (scope === 'chosen') return { dataType: dataTypes.chosen, selectIds: [...chosen] };
  if (scope === 'page' && inSight) return { dataType: dataTypes.chosen, selectIds: [...inSight] };
  return { dataType: dataTypes[scope] };
}

function ScopeLabel({ scope, exported }: { readonly scope: Scope; readonly exported: Exported }) {
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

function ExportProgress({ state: { done, total } }: { readonly state: ExportState }) {
  const { translate } = useServices();
  const figure = (count: number) => formatNumber(count, { thousands: true });
  const words =
    total === null
      ? translate('export.running')
      : translate('export.progress', { done: figure(done), total: figure(total) });
  return (
    <div className="adit-export">
      <Progress percent={total ? Math.floor((done / total) * 100) : 0} aria-label={translate('export.title')} />
      <span role="status">{words}</span>
      <p className="adit-export-hint">{translate('export.behindHow')}</p>
    </div>
  );
}
