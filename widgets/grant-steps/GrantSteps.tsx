import './grant-steps.css';
import { Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { askedHolderKinds } from '../../engine/schema/grants/grant-kinds.ts';
import { useFillHeight } from '../list-parts/use-fill-height.ts';
import { type Leave, useLeave } from '../list-parts/use-leave.ts';
import { ManyGrants } from './ManyGrants.tsx';
import { OneGrants } from './OneGrants.tsx';
import { TenantBounds } from './TenantBounds.tsx';

const leaveWords = { title: 'grant.leave', text: 'grant.leaveHow', okText: 'grant.leaveOk' };

export interface GrantStepsProps extends ActionProps {
  /** `tenants`: not what is granted to somebody, but what tenants may have at all. */
  readonly of?: unknown;
  /** Of tenants: the operator's own, which has no bound. */
  readonly ownTenant?: unknown;
  /** Whose rights the page opens with, as its address says. */
  readonly objectType?: unknown;
  readonly objectId?: unknown;
}

/** Rights of one holder, looked at and changed; or the same ones for many; or what tenants may have. */
export function GrantSteps({ label, of, ownTenant, objectType, objectId }: GrantStepsProps) {
  const box = useRef<HTMLElement>(null);
  useFillHeight(box);
  const leave = useLeave(leaveWords);
  return (
    <section ref={box} className="adit-grants" aria-label={label}>
      {of === 'tenants' ? (
        <TenantBounds opened={typeof objectId === 'string' ? objectId : ''} own={ownTenant} leave={leave} />
      ) : (
        <HolderGrants objectType={objectType} objectId={objectId} leave={leave} />
      )}
    </section>
  );
}

interface HolderProps extends Pick<GrantStepsProps, 'objectType' | 'objectId'> {
  readonly leave: Leave;
}

function HolderGrants({ objectType, objectId, leave }: HolderProps) {
  const { translate } = useServices();
  const [isMany, setIsMany] = useState(false);
  const kind = askedHolderKinds.find((one) => one === objectType);
  const opened = kind && typeof objectId === 'string' && objectId !== '' ? { kind, id: objectId } : null;
  const way = (
    <Segmented
      aria-label={translate('grant.way')}
      value={isMany ? 'many' : 'one'}
      options={[
        { value: 'one', label: translate('grant.one') },
        { value: 'many', label: translate('grant.many') },
      ]}
      onChange={(next) => void leave.ask().then((may) => may && setIsMany(next === 'many'))}
    />
  );
  const Way = isMany ? ManyGrants : OneGrants;
  return <Way key={`${isMany} ${opened?.kind} ${opened?.id}`} opened={opened} way={way} leave={leave} />;
}
