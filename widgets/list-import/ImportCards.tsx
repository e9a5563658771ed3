import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { RowDeeds } from './ImportRows.tsx';
import { type GridLine, headsOf, type Preview, placeOf, reasonsOf, textAt } from './import-rows.ts';

/** Cards of a phone that are drawn at once; more are asked for. */
const pieceOfCards = 20;

interface Props {
  readonly preview: Preview;
  readonly lines: readonly GridLine[];
  readonly deeds: RowDeeds;
}

/** The rows on a phone: a card for each, with what it holds and what is wrong with it. */
export function ImportCards({ preview, lines, deeds }: Props) {
  const { translate } = useServices();
  const heads = useMemo(() => headsOf(preview), [preview]);
  const reasons = useMemo(() => reasonsOf(preview), [preview]);
  const [most, setMost] = useState(pieceOfCards);
  const rows = [...new Set(lines.map(({ row }) => row))];
  return (
    <>
      <ul className="adit-import-cards" aria-label={translate('import.grid')}>
        {rows.slice(0, most).map((row) => {
          const data = preview.dataRow[row];
          if (!data) return null;
          const subs = lines.filter((one) => one.row === row);
          const ofRow = reasons.get(placeOf(row, '', undefined));
          return (
            <li key={row}>
              <header>
                <b>{`${translate('import.line')} ${data.line}`}</b>
                <Button
                  type="link"
                  aria-label={translate('import.editRow', { line: data.line })}
                  onClick={() => deeds.edit(row)}
                >
                  {translate('import.edit')}
                </Button>
                <Button
                  type="text"
                  icon={<DeleteOutlined />}
                  aria-label={translate('import.deleteRow', { line: data.line })}
                  onClick={() => deeds.remove(row)}
                />
              </header>
              {ofRow && <small>{ofRow}</small>}
              <dl>
                {subs.flatMap(({ sub }) =>
                  heads.map((head) => {
                    const text = textAt(data, head, sub);
                    const isHere = head.table !== null || sub === 0;
                    const place = placeOf(row, head.code, head.table === null ? undefined : sub);
                    const reason = isHere ? reasons.get(place) : undefined;
                    if (text === '' && reason === undefined) return null;
                    return (
                      <div key={`${head.code} ${sub}`} data-wrong={reason !== undefined || undefined}>
                        <dt>{head.label}</dt>
                        <dd>
                          {text}
                          {reason && <small>{reason}</small>}
                        </dd>
                      </div>
                    );
                  }),
                )}
              </dl>
            </li>
          );
        })}
      </ul>
      {rows.length > most && (
        <Button block onClick={() => setMost(most + pieceOfCards)}>
          {translate('import.more')}
        </Button>
      )}
    </>
  );
}
