import './rights-report.css';
import { Alert, Button, Input, Segmented, Skeleton } from 'antd';
import { useCallback, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { type GrantKind, grantKinds } from '../../engine/schema/grants/grant-kinds.ts';
import { StatePicture } from '../shared/StatePicture.tsx';
import { useDelayed } from '../shared/use-delayed.ts';
import { HeldTree } from './HeldTree.tsx';
import { RightRoads } from './RightRoads.tsx';

export interface RightsReportProps extends ActionProps {
  /** Of whom is told, as the row that was pressed says. */
  readonly userId?: unknown;
}

/** What one person may do; of each right that is chosen, through what he has it and who else does. */
export function RightsReport({ userId }: RightsReportProps) {
  const { translate, request } = useServices();
  const [kind, setKind] = useState<GrantKind>('module');
  const [word, setWord] = useState('');
  const [item, setItem] = useState<string | null>(null);
  const id = typeof userId === 'string' ? userId : '';
  const ask = useCallback(
    (signal: AbortSignal) => request('personRights', { params: { id }, query: { type: kind }, signal, quiet: true }),
    [request, id, kind],
  );
  const { state, again } = useAnswer(id === '' ? null : ask);
  const isLate = useDelayed(state.status === 'loading');
  const report = state.status === 'ready' ? state.answer : null;
  return (
    <div className="adit-rights-report">
      {report?.isAdministrator && <Alert showIcon type="info" title={translate('rightsReport.administrator')} />}
      {report?.isOff && <Alert showIcon type="warning" title={translate('rightsReport.off')} />}
      <div className="adit-rights-report-head">
        <Segmented
          aria-label={translate('rightsReport.kinds')}
          value={kind}
          options={grantKinds.map((value) => ({ value, label: translate(`rightsReport.kind.${value}`) }))}
          onChange={(next) => {
            setKind(next);
            setItem(null);
          }}
        />
        <Input.Search
          allowClear
          aria-label={translate('rightsReport.search')}
          placeholder={translate('rightsReport.search')}
          value={word}
          maxLength={50}
          onChange={({ target }) => setWord(target.value)}
        />
        <span role="status">
          {report && translate('rightsReport.count', { count: report.list.filter(({ isHeld }) => isHeld).length })}
        </span>
      </div>
      {state.status === 'failed' ? (
        <Alert
          showIcon
          type="error"
          title={translate('rightsReport.failed')}
          description={state.message}
          action={
            <Button size="small" onClick={again}>
              {translate('rightsReport.retry')}
            </Button>
          }
        />
      ) : (
        <div className="adit-rights-report-panes">
          <div className="adit-rights-report-tree" aria-busy={state.status === 'loading'}>
            {report ? (
              <HeldTree
                key={kind}
                label={translate(`rightsReport.kind.${kind}`)}
                lines={report.list}
                word={word}
                chosen={item}
                onChoose={setItem}
              />
            ) : (
              <div role="status" aria-label={translate('rightsReport.loading')}>
                {isLate && <Skeleton active title={false} paragraph={{ rows: 8 }} />}
              </div>
            )}
          </div>
          <section className="adit-rights-report-roads" aria-label={translate('rightsReport.roads')}>
            {item === null ? (
              <div className="adit-rights-report-empty">
                <StatePicture name="lock" />
                <p>{translate('rightsReport.choose')}</p>
              </div>
            ) : (
              <RightRoads
                key={item}
                userId={id}
                kind={kind}
                item={item}
                title={report?.list.find((line) => line.id === item)?.fullName ?? ''}
              />
            )}
          </section>
        </div>
      )}
    </div>
  );
}
