import type { OwnButton } from '../../engine/schema/documents/list-document.ts';
import { PhoneOrder } from '../list-parts/PhoneOrder.tsx';
import { KeywordBox } from './KeywordBox.tsx';
import type { KeywordPlaces } from './keyword.ts';
import { ListMenu } from './ListMenu.tsx';
import { isSortable, type ListColumn } from './model.ts';
import type { Asked } from './use-records.ts';

interface Props {
  readonly columns: readonly ListColumn[];
  readonly asked: Asked;
  readonly own: readonly OwnButton[];
  /** The word that is looked for; null: the list shows nothing that one could find. */
  readonly keyword: string | null;
  readonly places: KeywordPlaces;
  onKeyword(keyword: string): void;
  /** What the list is ordered by of itself; '' where it says nothing. */
  readonly usual: string;
  /** '' is the list's own order. */
  onOrder(prop: string, sort: Asked['sort']): void;
  onOwn(button: OwnButton): void;
  /** Null: the list has no bin. */
  readonly onBin: (() => void) | null;
  /** The list as it is now is to be kept under a name. */
  onKeepView(): void;
  /** Null: the list cannot be exported. */
  readonly onExport: (() => void) | null;
  /** Null: nothing can be imported. */
  readonly onImport: (() => void) | null;
}

/** Cards have no heads to press: what they are ordered by, and which way; the design's own buttons beside it. */
export function PhoneTools(props: Props) {
  const { columns, asked, usual, own, keyword, places, onKeyword, onOrder, onOwn, onBin, onKeepView, onExport } = props;
  const sortable = columns.filter(isSortable).map(({ column, label }) => ({ prop: column.prop, label }));
  return (
    <div className="adit-list-phone-tools">
      {keyword !== null && <KeywordBox asked={keyword} places={places} onKeyword={onKeyword} />}
      <PhoneOrder columns={sortable} sidx={asked.sidx} sort={asked.sort} usual={usual} onOrder={onOrder} />
      <ListMenu
        own={own}
        onBin={onBin}
        onOwn={onOwn}
        onKeepView={onKeepView}
        onExport={onExport}
        onImport={props.onImport}
      />
    </div>
  );
}
