import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { Asked, CallRows } from './use-call-rows.ts';

interface Props {
  readonly answer: CallRows;
  readonly asked: Asked;
  readonly narrow: boolean;
  onAsked(change: (known: Asked) => Asked): void;
}

/** Pages of a list that is too long to number them: on, and back the way one came. */
export function KeyPages({ answer, asked, narrow, onAsked }: Props) {
  const { translate } = useServices();
  const { total = 0, isMore = false, next, rows } = answer;
  const { currentPage, pageSize } = asked;
  const from = (currentPage - 1) * pageSize + 1;
  const counted = total.toLocaleString('en-US');
  const words = { total: isMore ? `${counted}+` : counted, from, to: from + rows.length - 1, rows: 0 };
  const on = (after: string) =>
    onAsked((known) => ({
      ...known,
      currentPage: currentPage + 1,
      trail: [...(known.trail ?? []).slice(0, currentPage - 1), after],
    }));
  return (
    <nav className="adit-list-pages" aria-label={translate('list.pages')}>
      <span className="adit-list-total">{translate('list.total', words)}</span>
      {!narrow && (
        <Select
          aria-label={translate('list.pageSize')}
          value={pageSize}
          options={limits.pageSizes.map((value) => ({ value, label: translate('list.perPage', { count: value }) }))}
          onChange={(size) => onAsked((known) => ({ ...known, pageSize: size, currentPage: 1 }))}
        />
      )}
      <span className="adit-list-steps">
        <Button
          type="text"
          icon={<LeftOutlined />}
          aria-label={translate('list.pageBack')}
          disabled={currentPage === 1}
          onClick={() => onAsked((known) => ({ ...known, currentPage: currentPage - 1 }))}
        />
        <Button
          type="text"
          icon={<RightOutlined />}
          aria-label={translate('list.pageOn')}
          disabled={typeof next !== 'string'}
          onClick={() => typeof next === 'string' && on(next)}
        />
      </span>
    </nav>
  );
}
