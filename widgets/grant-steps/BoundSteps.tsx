import { Radio, Select } from 'antd';
import { useEffect, useId, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { BoundChange } from '../../engine/schema/calls/index.ts';
import { boundKinds } from '../../engine/schema/grants/bound-kinds.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Leave } from '../list-parts/use-leave.ts';
import { GrantFrame } from './GrantFrame.tsx';
import { GrantStep } from './GrantStep.tsx';
import { useTenantSource } from './tenant-source.ts';
import { useGrants } from './use-grants.ts';
import { useReview } from './use-review.tsx';
import type { Tenants } from './use-tenants.ts';

const modes = ['replace', 'add', 'remove'] as const;
type Mode = (typeof modes)[number];
const steps = [...boundKinds, 'tenants'];

interface Props {
  readonly tenantId: string;
  readonly tenants: Tenants;
  readonly leave: Leave;
  onName(name: string): void;
}

/** What one tenant may have, step by step; in the last one others that get the same. */
export function BoundSteps({ tenantId, tenants, leave, onName }: Props) {
  const { translate, request } = useServices();
  const grants = useGrants(useTenantSource(tenantId));
  const { state } = grants;
  const [at, setAt] = useState(0);
  const [others, setOthers] = useState<readonly string[]>([]);
  const [mode, setMode] = useState<Mode>('replace');
  const id = useId();
  const isChanged = grants.isChanged || others.length > 0;
  useEffect(() => onName(state.name), [onName, state.name]);
  useEffect(() => {
    leave.setChanged(isChanged);
    return () => leave.setChanged(false);
  }, [leave, isChanged]);
  const kind = boundKinds[at];
  const go = (next: number) => {
    setAt(next);
    const asked = boundKinds[next];
    if (asked) void grants.load(asked);
  };
  const tenantIds = [tenantId, ...others];
  const { isBusy, compare, dialog } = useReview(grants, {
    tell: (wanted) =>
      request('batchTenantAuthority', {
        body: {
          ...{ tenantIds, ...wanted, mode, check: true },
          ...(others.length === 0 ? { revision: grants.revision() } : {}),
        },
      }),
    make: (wanted, { reason }, { revision }) =>
      request('batchTenantAuthority', {
        body: { tenantIds, ...wanted, mode, revision, ...(reason ? { reason } : {}) },
        quiet: true,
      }),
    hasEnd: false,
    says: (change: BoundChange) => [
      translate('bound.reaches', { ...change.counts, tenants: change.tenants, people: change.people }),
      ...(change.sleeping > 0 ? [translate('bound.sleeping', { count: change.sleeping })] : []),
      ...(change.waking > 0 ? [translate('bound.waking', { count: change.waking })] : []),
    ],
    saved: ({ tenants: count }) => translate('bound.saved', { count }),
    onMade: () => {
      setOthers([]);
      setMode('replace');
      setAt(0);
    },
  });
  return (
    <>
      <GrantFrame
        steps={steps}
        at={at}
        onStep={go}
        main={{ text: translate('grant.save'), isBusy, isOff: !isChanged, press: () => void compare() }}
      >
        {kind ? (
          <GrantStep kind={kind} grants={grants} words="bound" />
        ) : (
          <>
            <p className="adit-grant-about">{translate('bound.about.tenants', { name: state.name })}</p>
            <label htmlFor={id}>{translate('bound.others')}</label>
            <Select
              id={id}
              mode="multiple"
              showSearch={{ filterOption: false, onSearch: tenants.search }}
              className="adit-grant-tenants"
              maxCount={limits.boundTenantsMost - 1}
              placeholder={translate('bound.choose')}
              notFoundContent={translate('bound.noTenants')}
              value={[...others]}
              options={tenants.options.filter(({ value }) => value !== tenantId)}
              onChange={setOthers}
            />
            <Radio.Group
              vertical
              aria-label={translate('grant.mode')}
              value={mode}
              onChange={({ target }) => setMode(modes.find((one) => one === target.value) ?? 'replace')}
              options={modes.map((value) => ({ value, label: translate(`bound.mode.${value}`) }))}
            />
          </>
        )}
      </GrantFrame>
      {dialog}
    </>
  );
}
