import { shortNumber } from '../../engine/schema/helpers/short-number.ts';

interface Props {
  readonly names: readonly string[];
  /** By place; null: none are shown. */
  readonly totals: readonly number[] | null;
  readonly colours: readonly string[];
  /** Places that are switched off. */
  readonly off: ReadonlySet<number>;
  onOff(off: ReadonlySet<number>): void;
}

/** What each colour means; a press takes it out of the picture and puts it back. */
export function ChartLegend({ names, totals, colours, off, onOff }: Props) {
  const toggle = (index: number) => {
    const next = new Set(off);
    if (!next.delete(index)) next.add(index);
    onOff(next);
  };
  return (
    <ul className="adit-chart-legend">
      {names.map((name, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: series have no name of their own
        <li key={index}>
          <button type="button" aria-pressed={!off.has(index)} onClick={() => toggle(index)}>
            <span style={{ background: colours[index % colours.length] }} />
            {name || '–'}
            {totals && <strong>{shortNumber(totals[index] ?? 0)}</strong>}
          </button>
        </li>
      ))}
    </ul>
  );
}
