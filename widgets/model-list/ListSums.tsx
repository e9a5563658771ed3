import { useServices } from '../../engine/contract/services.ts';
import type { Sum } from './list-foot.ts';

/** Sums over all rows that meet the conditions, not only over the page; in sight wherever their columns are. */
export function ListSums({ sums }: { readonly sums: readonly Sum[] }) {
  const { translate } = useServices();
  if (sums.length === 0) return null;
  return (
    <span className="adit-list-sums">
      {translate('list.summary')}
      {sums.map(({ label, text }) => (
        <span key={label}>
          {label} <b>{text}</b>
        </span>
      ))}
    </span>
  );
}
