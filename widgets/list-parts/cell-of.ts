import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { widgetFolder } from '../shared/widget-folder.ts';

/** What a cell of a list is drawn from. */
export interface CellProps {
  readonly value: unknown;
  /** The value in words; never ''. */
  readonly text: string;
  /** What the column is called. */
  readonly label: string;
}

type Drawn = ComponentType<CellProps>;

const files = import.meta.glob<Drawn>('../*/*.cell.tsx', { import: 'Cell' });
const made = new Map<string, LazyExoticComponent<Drawn>>();

/** How a widget draws its values in lists (`<name>.cell.tsx` beside it); undefined where words say it all. */
export function cellOf(key: string): Drawn | undefined {
  const known = made.get(key);
  if (known) return known;
  const load = files[`../${widgetFolder(key)}/${widgetFolder(key)}.cell.tsx`];
  if (!load) return undefined;
  // Where it could not be fetched the words stand.
  const cell = lazy(async () => ({
    default: await load().catch(
      (): Drawn =>
        ({ text }) =>
          text,
    ),
  }));
  made.set(key, cell);
  return cell;
}
