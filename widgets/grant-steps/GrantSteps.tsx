import './grant-steps.css';
import { Segmented } from 'antd';
import { useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { askedHolderKinds } from '../../engine/schema/grants/grant-kinds.ts';
import { useFillHeight } from '../list-parts/use-fill-height.ts';
import { useLeave } from '../list-parts/use-leave.ts';
import { ManyGrants } from './ManyGrants.tsx';
import { OneGrants } from './OneGrants.tsx';

const leaveWords = { title: 'grant.leave', text: 'grant.leaveHow', okText: 'grant.leaveOk' };

export interface GrantStepsProps extends ActionProps {
  /** Whose rights the page opens with, as its address says. */
  readonly objectType?: unknown;
  readonly objectId?: unknown;
}

/** Rights of one holder, looked at and changed; or the same ones for many. */
export function GrantSteps({ label, objectType, objectId }: GrantStepsProps) {
  const { translate } = useServices();
  const box = useRef<HTMLElement>(null);
  useFillHeight(box);
  const [isMany, setIsMany] = useState(false);
  const leave = useLeave(leaveWords);
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
  return (
    <section ref={box} className="adit-grants" aria-label={label}>
      <Way key={`${isMany} ${opened?.kind} ${opened?.id}`} opened={opened} way={way} leave={leave} />
    </section>
  );
}
