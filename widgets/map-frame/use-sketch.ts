import { useCallback, useMemo } from 'react';
import { useEngine, useSignal } from '../../engine/contract/engine-context.ts';
import { useServices } from '../../engine/contract/services.ts';
import { signalNames } from '../../engine/contract/signals.ts';
import type { Place } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import type { PageToMap } from '../../engine/schema/live/map-messages.ts';
import type { AnswerData } from './map-link.ts';
import { placesIn } from './question.ts';

/** What of a form a map draws, and what becomes of what is drawn on it. */
export interface Sketch {
  readonly message: Extract<PageToMap, { method: 'sketch' }>;
  /** A point becomes a row, a whole shape takes the place of all rows; anything else is left. */
  take(drawn: AnswerData): void;
}

/**
 * A sub-table of the form around the map, whose rows have `lng` and `lat`.
 * @returns undefined where the form has no such field
 */
export function useSketch(field: string, shape: 'line' | 'polygon'): Sketch | undefined {
  const { session } = useEngine();
  const { toast, translate } = useServices();
  const isKnown = session.document.form.byName.has(field);
  const rowsChanged = useSignal(field);
  const cellsChanged = useSignal(signalNames.cells(field));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are read anew when one of them has changed
  const coordinates = useMemo(
    () => (isKnown ? placesIn(session.rows(field)).slice(0, limits.lineCoordinates) : []),
    [session, field, isKnown, rowsChanged, cellsChanged],
  );
  const take = useCallback(
    (drawn: AnswerData) => {
      const places = (drawn?.coordinates ?? []).map(({ lng, lat }: Place) => ({ lng, lat }));
      if (drawn?.shape === shape) session.setRows(field, places);
      if (drawn?.shape !== 'point') return;
      const rows = session.rows(field);
      if (rows.length < limits.lineCoordinates) session.setRows(field, [...rows.filter(isBegun), ...places]);
      else toast('warning', translate('widget.mapFrame.full', { count: limits.lineCoordinates }));
    },
    [session, field, shape, toast, translate],
  );
  return useMemo(
    () => (isKnown ? { message: { method: 'sketch', shape, coordinates }, take } : undefined),
    [isKnown, shape, coordinates, take],
  );
}

/** An empty row at which nobody has written yet makes room for what is drawn. */
const isBegun = (row: Readonly<Record<string, unknown>>) =>
  [row.lng, row.lat].some((value) => value !== undefined && value !== null && value !== '');
