import { Button, Pagination, Tag } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { CallData } from '../../engine/schema/call-shapes/call.ts';
import type { calls } from '../../engine/schema/calls/index.ts';
import type { GrantKind } from '../../engine/schema/grants/grant-kinds.ts';

interface Props {
  readonly kind: GrantKind;
  readonly item: string;
}

const pageSize = 10;

/** Who else holds a right: asked for when somebody wants to know. */
export function WhoElse({ kind, item }: Props) {
  const { request, translate } = useServices();
  const [found, setFound] = useState<CallData<typeof calls.rightHolders> | null>(null);
  const [busy, setBusy] = useState(false);
  const load = async (currentPage: number) => {
    setBusy(true);
    try {
      setFound(await request('rightHolders', { query: { type: kind, item, currentPage, pageSize } }));
    } catch {
      // Said by the client; what was there stays.
    } finally {
      setBusy(false);
    }
  };
  if (!found)
    return (
      <Button type="link" className="adit-rights-report-ask" loading={busy} onClick={() => void load(1)}>
        {translate('rightsReport.who')}
      </Button>
    );
  const { list, pagination } = found;
  return (
    <div aria-busy={busy}>
      <h4>
        {translate('rightsReport.who')}
        <span className="adit-rights-report-note">
          {translate('rightsReport.whoCount', { count: pagination.total })}
        </span>
      </h4>
      <ul>
        {list.map(({ id, realName, account, organize, isAdministrator, through }) => (
          <li key={id}>
            <p>
              <b>{realName}</b>
              <span className="adit-rights-report-kind">
                {[account, organize].filter((part) => part !== '').join(' · ')}
              </span>
            </p>
            <p>
              {isAdministrator && <Tag color="blue">{translate('rightsReport.administratorTag')}</Tag>}
              {through.map(({ kind: holder, fullName }) => (
                <Tag key={`${holder} ${fullName}`}>
                  {holder === 'user'
                    ? translate('rightsReport.holder.user')
                    : `${translate(`rightsReport.holder.${holder}`)} · ${fullName}`}
                </Tag>
              ))}
            </p>
          </li>
        ))}
      </ul>
      {pagination.total > pageSize && (
        <Pagination
          simple
          size="small"
          current={pagination.currentPage}
          pageSize={pageSize}
          total={pagination.total}
          onChange={(page) => void load(page)}
        />
      )}
    </div>
  );
}
