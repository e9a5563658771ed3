import { useServices } from '../../engine/contract/services.ts';
import { formatNumber } from '../../engine/schema/calc/index.ts';
import type { StateCounts } from './state-counts.ts';

interface Props {
  readonly counts: StateCounts;
  readonly chosen: string | number | null;
  onState(state: string | number | null): void;
}

/** All rows, and those of each state, with their counts: one press shows them, another shows all again. */
export function StateChips({ counts, chosen, onState }: Props) {
  const { translate } = useServices();
  const chip = (value: string | number | null, label: string, count: number) => (
    <button
      key={String(value)}
      type="button"
      className="adit-list-chip"
      aria-pressed={chosen === value}
      onClick={() => onState(chosen === value ? null : value)}
    >
      {label} <span>{formatNumber(count, { thousands: true })}</span>
    </button>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no set of fields
    <div className="adit-list-chips" role="group" aria-label={translate('list.states')}>
      {chip(null, translate('list.states.all'), counts.total)}
      {counts.states.map(({ value, label, count }) => chip(value, label, count))}
    </div>
  );
}
