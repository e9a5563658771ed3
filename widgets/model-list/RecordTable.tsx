import { Button } from 'antd';
import { useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { scrollToTop } from '../../engine/render/scroll-to-top.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { ListLook } from '../../engine/schema/lists/list-type.ts';
import type { Density } from '../list-parts/density.ts';
import { useDelayed } from '../shared/use-delayed.ts';
import type { Buttons } from './buttons.ts';
import type { ChildColumns } from './child-columns.ts';
import { keywordPlaces } from './keyword.ts';
import { FailedState, NothingState } from './ListState.tsx';
import { ListSums } from './ListSums.tsx';
import { orderWords, sumsOf } from './list-foot.ts';
import type { Model, ShownColumn } from './model.ts';
import { Pages } from './Pages.tsx';
import { RecordCards } from './RecordCards.tsx';
import { RecordGrid } from './RecordGrid.tsx';
import type { RowActions } from './row-buttons.ts';
import type { Inline } from './use-inline.ts';
import type { Asked, Records } from './use-records.ts';
import type { Sections } from './use-sections.ts';

interface Props {
  readonly model: Model;
  readonly look: ListLook;
  readonly shown: Sections;
  /** Null: rows are not written in. */
  readonly inline: Inline | null;
  readonly columns: readonly ShownColumn[];
  readonly below: readonly ChildColumns[];
  readonly records: Records;
  readonly asked: Asked;
  readonly buttons: Buttons;
  readonly density: Density;
  readonly chosen: ReadonlySet<string>;
  readonly narrow: boolean;
  onChoose(ids: readonly string[], chosen: boolean): void;
  onSort(prop: string): void;
  onPage(page: number): void;
  onPageSize(size: number): void;
  readonly onRow: RowActions;
  onAdd(): void;
  onClearSearch(): void;
  onReload(): void;
}

/** Rows, or what stands in their place; under them what went wrong and the pages. */
export function RecordTable(props: Props) {
  const { model, look, shown, inline, columns, records, asked, buttons, narrow, onReload } = props;
  const { translate, language } = useServices();
  const top = useRef<HTMLDivElement>(null);
  const { status, first, rows, groupedRows, total, page } = records;
  const late = useDelayed(status === 'loading' && first);
  const isAdding = inline?.editing?.id === null;
  const isEmpty = !first && rows.length === 0 && !isAdding;
  const searched =
    Object.keys(asked.query).length > 0 || asked.keyword !== '' || asked.treeNode !== null || asked.state !== null;
  const pageSize = look.kind === 'grouped' ? limits.groupsPage : asked.pageSize;
  const offset = (page - 1) * pageSize;
  const hasRows = !isEmpty && !first;
  // A list without pages has them all the same where an answer does not hold it.
  const hasPages = model.list.hasPage !== false || total > pageSize;
  const sums = sumsOf(columns, records.summary);
  const turn = (next: number) => {
    props.onPage(next);
    const rowsBox = top.current?.querySelector('.adit-records-host, .adit-list-cards');
    if (rowsBox) scrollToTop(rowsBox);
  };

  const body = () => {
    if (first && status === 'failed') return <FailedState message={records.message} onAgain={onReload} />;
    if (first && !late) return null;
    if (isEmpty && status !== 'loading') {
      return (
        <NothingState
          name={model.name}
          searched={searched}
          keyword={asked.keyword}
          places={keywordPlaces(model, language)}
          add={buttons.add}
          onAdd={props.onAdd}
          onClear={props.onClearSearch}
        />
      );
    }
    if (narrow)
      return (
        <RecordCards
          columns={columns}
          below={props.below}
          look={look}
          shown={shown}
          waiting={first}
          buttons={buttons}
          onRow={props.onRow}
        />
      );
    return (
      <RecordGrid
        name={model.name}
        look={look}
        shown={shown}
        inline={inline}
        columns={columns}
        below={props.below}
        records={records}
        asked={asked}
        buttons={buttons}
        density={props.density}
        chosen={props.chosen}
        offset={offset}
        waiting={first}
        onChoose={props.onChoose}
        onSort={props.onSort}
        onRow={props.onRow}
      />
    );
  };
  return (
    <>
      <div className="adit-list-body" ref={top} aria-busy={status === 'loading'}>
        {body()}
      </div>
      {/* What a skeleton says to the eye. */}
      {late && (
        <span role="status" className="adit-sr">
          {translate('list.loading')}
        </span>
      )}
      {status === 'failed' && !first && (
        <div className="adit-list-stale" role="alert">
          {translate('list.stale', { message: records.message })}
          <Button type="link" onClick={onReload}>
            {translate('list.again')}
          </Button>
        </div>
      )}
      {hasRows && hasPages && (
        <Pages
          page={page}
          pageSize={pageSize}
          total={total}
          words={records.isMore ? 'list.totalMore' : totalWords(look, records.places !== null && searched)}
          rows={groupedRows}
          sized={look.kind !== 'grouped'}
          narrow={narrow}
          order={orderWords(columns, asked, model.list, translate)}
          sums={sums}
          onPage={turn}
          onPageSize={props.onPageSize}
        />
      )}
      {hasRows && !hasPages && sums.length > 0 && (
        <div className="adit-list-pages">
          <ListSums sums={sums} />
        </div>
      )}
    </>
  );
}

/** What the pages of a list count. */
function totalWords({ kind }: ListLook, isSearch: boolean) {
  if (kind === 'grouped') return 'list.totalGroups';
  return kind === 'tree' && !isSearch ? 'list.totalTop' : 'list.total';
}
