import { Alert, Button, Skeleton, Tag } from 'antd';
import { useCallback } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { useAnswer } from '../../engine/contract/use-answer.ts';
import { useMoments } from '../../engine/render/use-moments.ts';
import type { Road } from '../../engine/schema/calls/rights/rights-report-calls.ts';
import type { GrantKind } from '../../engine/schema/grants/grant-kinds.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import { WhoElse } from './WhoElse.tsx';

interface Props {
  readonly userId: string;
  readonly kind: GrantKind;
  readonly item: string;
  readonly title: string;
}

/** Why somebody has one right. */
export function RightRoads({ userId, kind, item, title }: Props) {
  const { request, translate } = useServices();
  const ask = useCallback(
    (signal: AbortSignal) =>
      request('explainRight', { params: { id: userId }, query: { type: kind, item }, signal, quiet: true }),
    [request, userId, kind, item],
  );
  const { state, again } = useAnswer(ask);
  const isLate = useDelayed(state.status === 'loading');
  if (state.status === 'loading') return isLate ? <Skeleton active title={false} paragraph={{ rows: 4 }} /> : null;
  if (state.status === 'failed')
    return (
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
    );
  const { isHeld, isAdministrator, isOutside, isUsual, roads, rows } = state.answer;
  return (
    <>
      <h3>
        {title}
        <Tag color={isHeld ? 'success' : 'default'}>
          {translate(isHeld ? 'rightsReport.held' : 'rightsReport.notHeld')}
        </Tag>
      </h3>
      {rows && (
        <div className="adit-rights-report-rows">
          <h4>{translate('rightsReport.rows')}</h4>
          <p>{rows.text}</p>
          <p className="adit-rights-report-note">
            {translate(rows.isMore ? 'rightsReport.rowsMore' : 'rightsReport.rowsCount', { count: rows.count })}
          </p>
        </div>
      )}
      <h4>{translate('rightsReport.roads')}</h4>
      {isOutside && <p>{translate('rightsReport.outside')}</p>}
      {isAdministrator && !isOutside && <p>{translate('rightsReport.administrator')}</p>}
      {isUsual && <p>{translate('rightsReport.usual')}</p>}
      {roads.length > 0 ? (
        <ul>
          {roads.map((road) => (
            <RoadItem key={`${road.kind} ${road.id}`} road={road} />
          ))}
        </ul>
      ) : (
        !isAdministrator && !isUsual && <p>{translate('rightsReport.noRoads')}</p>
      )}
      <WhoElse kind={kind} item={item} />
    </>
  );
}

function RoadItem({ road }: { readonly road: Road }) {
  const { translate } = useServices();
  const moments = useMoments();
  const { kind, fullName, isAbove, state, grantedBy, grantedTime, validTo, reason } = road;
  const holder = translate(`rightsReport.holder.${kind}`);
  const facts = [
    grantedBy === ''
      ? translate('rightsReport.grantedAtStart')
      : translate('rightsReport.granted', { who: grantedBy, when: moments.text(grantedTime) }),
    validTo === null ? '' : translate('rightsReport.until', { when: moments.text(validTo) }),
    reason === '' ? '' : translate('rightsReport.reason', { reason }),
  ].filter((fact) => fact !== '');
  return (
    <li>
      <p>
        <span className="adit-rights-report-kind">
          {isAbove ? `${translate('rightsReport.above')} · ${holder}` : holder}
        </span>
        {kind !== 'user' && <b>{fullName}</b>}
        <Tag color={state === 'counts' ? 'success' : 'default'}>
          {translate(`rightsReport.state.${state}`, { holder })}
        </Tag>
      </p>
      <p className="adit-rights-report-note">{facts.join(' · ')}</p>
    </li>
  );
}
