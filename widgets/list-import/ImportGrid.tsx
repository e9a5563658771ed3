import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { RowDeeds } from './ImportRows.tsx';
import { type GridHead, type GridLine, headsOf, type Preview, placeOf, reasonsOf, textAt } from './import-rows.ts';
import { useLineWindow } from './use-line-window.ts';

const lineHeightPx = 52;
const sightPx = 420;

interface Props {
  readonly preview: Preview;
  readonly lines: readonly GridLine[];
  readonly deeds: RowDeeds;
}

/** The rows as a table of which only what is in sight is there; the reason stands in the cell that is wrong. */
export function ImportGrid({ preview, lines, deeds }: Props) {
  const { translate } = useServices();
  const heads = useMemo(() => headsOf(preview), [preview]);
  const reasons = useMemo(() => reasonsOf(preview), [preview]);
  const body = useRef<HTMLTableSectionElement>(null);
  const shown = useLineWindow(body, lines, { usualPx: lineHeightPx, sightPx });
  const { from, to } = shown;
  const pad = (height: number) =>
    height > 0 && (
      <tr aria-hidden style={{ height }}>
        <td colSpan={heads.length + 2} />
      </tr>
    );
  return (
    <section
      className="adit-import-grid"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
      aria-label={translate('import.grid')}
      onScroll={({ currentTarget }) => shown.onScroll(currentTarget.scrollTop)}
    >
      <table aria-rowcount={lines.length + 1}>
        <thead>
          <tr aria-rowindex={1}>
            <th scope="col">{translate('import.line')}</th>
            {heads.map(({ code, label, isRequired }) => (
              <th key={code} scope="col" data-required={isRequired || undefined}>
                {label}
              </th>
            ))}
            <th scope="col">{translate('import.acts')}</th>
          </tr>
        </thead>
        <tbody ref={body}>
          {pad(shown.abovePx)}
          {lines.slice(from, to).map((line, index) => (
            <Line
              key={`${line.row} ${line.sub}`}
              at={from + index}
              line={line}
              preview={preview}
              heads={heads}
              reasons={reasons}
              deeds={deeds}
            />
          ))}
          {pad(shown.belowPx)}
        </tbody>
      </table>
    </section>
  );
}

interface LineProps {
  /** Its place among all lines. */
  readonly at: number;
  readonly line: GridLine;
  readonly preview: Preview;
  readonly heads: readonly GridHead[];
  readonly reasons: ReadonlyMap<string, string>;
  readonly deeds: RowDeeds;
}

function Line({ at, line: { row, sub }, preview, heads, reasons, deeds }: LineProps) {
  const { translate } = useServices();
  const data = preview.dataRow[row];
  if (!data) return null;
  const { line } = data;
  const ofRow = sub === 0 ? reasons.get(placeOf(row, '', undefined)) : undefined;
  const hasSub = Object.values(data.children).some((below) => below.length > sub);
  return (
    <tr aria-rowindex={at + 2} data-line={at} data-sub={sub > 0 || undefined} style={{ height: lineHeightPx }}>
      <th scope="row">
        {sub === 0 && line}
        {ofRow && <small>{ofRow}</small>}
      </th>
      {heads.map((head) => {
        const isHere = head.table !== null || sub === 0;
        const reason = isHere ? reasons.get(placeOf(row, head.code, head.table === null ? undefined : sub)) : undefined;
        const text = textAt(data, head, sub);
        return (
          <td key={head.code} data-wrong={reason !== undefined || undefined}>
            <span title={text}>{text}</span>
            {reason && <small>{reason}</small>}
          </td>
        );
      })}
      <td>
        {sub === 0 && (
          <>
            <Button
              type="link"
              size="small"
              aria-label={translate('import.editRow', { line })}
              onClick={() => deeds.edit(row)}
            >
              {translate('import.edit')}
            </Button>
            <Button
              type="text"
              size="small"
              icon={<DeleteOutlined />}
              aria-label={translate('import.deleteRow', { line })}
              onClick={() => deeds.remove(row)}
            />
          </>
        )}
        {sub > 0 && hasSub && (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={translate('import.deleteSub', { line, sub: sub + 1 })}
            onClick={() => deeds.removeSub(row, sub)}
          />
        )}
      </td>
    </tr>
  );
}
