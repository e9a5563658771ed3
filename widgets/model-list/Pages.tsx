import { Pagination, Select } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';
import { ListSums } from './ListSums.tsx';
import type { Sum } from './list-foot.ts';

interface Props {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  /** Key of what is said of the total. */
  readonly words?: string;
  /** In all groups. */
  readonly rows?: number;
  /** The size can be chosen. */
  readonly sized?: boolean;
  readonly narrow: boolean;
  /** What the rows are ordered by; '' where nobody can say. */
  readonly order?: string;
  readonly sums?: readonly Sum[];
  onPage(page: number): void;
  onPageSize(size: number): void;
}

/** Total, sizes, previous, pager, next, jumper. Source: shell specification 9, pagination layout. */
export function Pages(props: Props) {
  const {
    page,
    pageSize,
    total,
    words = 'list.total',
    rows = 0,
    sized = true,
    narrow,
    order = '',
    sums = [],
    onPage,
    onPageSize,
  } = props;
  const { translate } = useServices();
  const from = Math.min(total, (page - 1) * pageSize + 1);
  const to = Math.min(total, page * pageSize);
  // A list document may open with a size of its own.
  const sizes = [...new Set<number>([...limits.pageSizes, pageSize])].sort((a, b) => a - b);
  return (
    <nav className="adit-list-pages" aria-label={translate('list.pages')}>
      <span className="adit-list-total">{translate(words, { total, from, to, rows })}</span>
      {!narrow && sized && (
        <Select
          aria-label={translate('list.pageSize')}
          value={pageSize}
          options={sizes.map((value) => ({ value, label: translate('list.perPage', { count: value }) }))}
          onChange={onPageSize}
        />
      )}
      {!narrow && order !== '' && <span className="adit-list-order">{order}</span>}
      {!narrow && <ListSums sums={sums} />}
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
