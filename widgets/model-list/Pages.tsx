import { Pagination, Select } from 'antd';
import { useServices } from '../../engine/render/services.ts';
import { limits } from '../../engine/schema/limits.ts';

interface Props {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly narrow: boolean;
  onPage(page: number): void;
  onPageSize(size: number): void;
}

/** Total, sizes, previous, pager, next, jumper. Source: shell specification 9, pagination layout. */
export function Pages({ page, pageSize, total, narrow, onPage, onPageSize }: Props) {
  const { translate } = useServices();
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  // A list document may open with a size of its own.
  const sizes = [...new Set<number>([...limits.pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <nav className="adit-list-pages" aria-label={translate('list.pages')}>
      <span className="adit-list-total">{translate('list.total', { total, from, to })}</span>
      {!narrow && (
        <Select
          aria-label={translate('list.pageSize')}
          value={pageSize}
          options={sizes.map((value) => ({ value, label: translate('list.perPage', { count: value }) }))}
          onChange={onPageSize}
        />
      )}
      <Pagination
        size="small"
        current={page}
        pageSize={pageSize}
        total={total}
        showSizeChanger={false}
        showQuickJumper={!narrow}
        simple={narrow ? { readOnly: true } : false}
        onChange={onPage}
      />
    </nav>
  );
}
