import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { RecordRows, RowSource } from '../../engine/schema/fields/row-source.ts';
import { limits } from '../../engine/schema/limits.ts';
import { ChosenRows } from './ChosenRows.tsx';
import { type ChosenRow, cellText, pressed } from './chosen-rows.ts';
import { RowSearch } from './RowSearch.tsx';
import { RowTable } from './RowTable.tsx';
import { type Row, useRowPage } from './use-row-page.ts';

export interface RowChoiceProps {
  readonly source: RowSource | RecordRows;
  /** Code of the field that offers them. */
  readonly code: string;
  readonly isSeveral: boolean;
  readonly chosen: readonly ChosenRow[];
  /** Output that identifies a row, and the one that names it. */
  readonly keyName: string;
  readonly labelName: string;
  readonly heightPx: number;
  read(name: string): unknown;
  onChoose(chosen: readonly ChosenRow[]): void;
  onConfirm(): void;
}

/** Searches, pages and chooses among rows; what is chosen stays so from page to page. */
export function RowChoice({ source, isSeveral, chosen, onChoose, ...props }: RowChoiceProps) {
  const { translate } = useServices();
  const [question, setQuestion] = useState({ keyword: '', page: 1 });
  const { state, missing, again } = useRowPage(source, question, props.read, props.code);
  const page = state.status === 'ready' ? state.answer : { list: [], total: 0 };
  const keyOf = (row: Row) => cellText(row[props.keyName] ?? row.id ?? JSON.stringify(row));
  const asChosen = (row: Row): ChosenRow => {
    const key = keyOf(row);
    return { key, label: cellText(row[props.labelName]) || key, row };
  };
  const onPress = (rows: readonly Row[], isAll?: boolean) => {
    if (isAll === undefined) {
      const [row] = rows;
      if (row) onChoose(atMost(pressed(chosen, asChosen(row), isSeveral)));
      return;
    }
    const touched = new Set(rows.map(keyOf));
    const rest = chosen.filter(({ key }) => !touched.has(key));
    onChoose(isAll ? atMost([...rest, ...rows.map(asChosen)]) : rest);
  };
  const empty =
    missing.length > 0
      ? translate('rowPicker.missing', { labels: missing.map(({ label }) => label).join(translate('list.separator')) })
      : question.keyword
        ? translate('rowPicker.nothingFound', { keyword: question.keyword })
        : translate('rowPicker.empty');
  return (
    <div className="adit-row-choice">
      <RowSearch onSearch={(keyword) => setQuestion({ keyword, page: 1 })} onRefresh={again} />
      <ChosenRows
        chosen={chosen}
        isSeveral={isSeveral}
        onDrop={(key) => onChoose(chosen.filter((one) => one.key !== key))}
        onClear={() => onChoose([])}
      />
      {chosen.length >= limits.batchIds && (
        <Alert type="info" title={translate('rowPicker.most', { max: limits.batchIds })} />
      )}
      {state.status === 'failed' && (
        <Alert
          type="error"
          showIcon
          title={translate('rowPicker.failed')}
          description={state.message}
          action={
            <Button size="small" onClick={again}>
              {translate('rowPicker.retry')}
            </Button>
          }
        />
      )}
      <RowTable
        source={source}
        page={question.page}
        list={page.list}
        total={page.total}
        loading={state.status === 'loading' && missing.length === 0}
        empty={empty}
        isSeveral={isSeveral}
        chosenKeys={chosen.map(({ key }) => key)}
        heightPx={props.heightPx}
        keyOf={keyOf}
        onPress={onPress}
        onConfirm={props.onConfirm}
        onPage={(next) => setQuestion({ ...question, page: next })}
      />
    </div>
  );
}

const atMost = (chosen: readonly ChosenRow[]) => chosen.slice(0, limits.batchIds);
