import { type Density, densities } from '../list-parts/density.ts';
import { isRecord } from '../shared/records.ts';
import { type Arranged, arrange, type ColumnHead } from './column-order.ts';

/** How a list looks that stands at a view; null: as its reader has it elsewhere. */
export interface KeptDisplay {
  readonly columns: readonly Arranged[] | null;
  readonly density: Density | null;
}

export const ownDisplay: KeptDisplay = { columns: null, density: null };

/** What was kept, as far as it fits the list: storage holds what anybody may have put there. */
export function readDisplay(kept: unknown, columns: readonly ColumnHead[]): KeptDisplay {
  if (!isRecord(kept)) return ownDisplay;
  return {
    columns: Array.isArray(kept.columns) ? arrange(columns, kept.columns) : null,
    density: densities.find((one) => one === kept.density) ?? null,
  };
}
