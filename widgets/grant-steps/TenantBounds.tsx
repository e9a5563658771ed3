import { Select } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Leave } from '../list-parts/use-leave.ts';
import { StatePicture } from '../shared/StatePicture.tsx';
import { BoundSteps } from './BoundSteps.tsx';
import { useTenants } from './use-tenants.ts';

interface Props {
  /** The tenant that the page opens with. */
  readonly opened: string;
  /** The operator's own. */
  readonly own: unknown;
  readonly leave: Leave;
}

/** What tenants may have: one is looked at, and others may get the same. Source: administration T2 */
export function TenantBounds({ opened, own, leave }: Props) {
  const { translate } = useServices();
  const [tenant, setTenant] = useState({ id: opened, name: '' });
  const tenants = useTenants(own);
  const shown =
    tenant.id === '' || tenants.options.some(({ value }) => value === tenant.id)
      ? tenants.options
      : [{ value: tenant.id, label: tenant.name }, ...tenants.options];
  const choose = async (id: string) => {
    if (id !== tenant.id && (await leave.ask())) setTenant({ id, name: '' });
  };
  return (
    <>
      <header className="adit-grant-head">
        <Select
          showSearch={{ filterOption: false, onSearch: tenants.search }}
          className="adit-grant-tenant"
          aria-label={translate('bound.tenant')}
          placeholder={translate('bound.choose')}
          loading={tenants.isLoading}
          notFoundContent={tenants.isLoading ? null : translate('bound.noTenants')}
          value={tenant.id || null}
          options={[...shown]}
          onChange={(id) => void choose(id ?? '')}
        />
      </header>
      {tenant.id ? (
        <BoundSteps
          key={tenant.id}
          tenantId={tenant.id}
          tenants={tenants}
          leave={leave}
          onName={(name) => setTenant((now) => (now.name === name ? now : { ...now, name }))}
        />
      ) : (
        <div className="adit-grant-empty">
          <StatePicture name="lock" />
          <h3>{translate('bound.noneYet')}</h3>
          <p>{translate('bound.noneYetHow')}</p>
        </div>
      )}
    </>
  );
}
