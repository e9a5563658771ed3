import { useCallback, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import type { CellPlace } from '../list-parts/grid-keys.ts';
import type { ListColumn, Model } from './model.ts';

/** The row that is written in; `id` null: a new one. */
export interface Editing {
  readonly id: string | null;
  /** The cell in which it began. */
  readonly prop: string | null;
}

export interface Inline {
  readonly model: Model;
  readonly editing: Editing | null;
  /** Codes of the columns that can be written in their cells. */
  readonly writable: ReadonlySet<string>;
  start(place: CellPlace): void;
  add(): void;
  /** Back to reading; what was written is gone, or stored. */
  stop(): void;
  saved(): void;
  /** Handed whether something would be lost by stopping. */
  onUnsaved(isUnsaved: boolean): void;
  /** Opens the whole form of the row: for what has no cell. */
  openForm(id: string | null): void;
}

/** Kinds that want more room than a cell has, or that nobody writes. */
const never: ReadonlySet<string> = new Set(['files', 'geometry', 'table', 'computed']);

export function isWritable(field: Field | undefined): boolean {
  return (
    field !== undefined &&
    field.table === null &&
    !field.hidden &&
    field.descriptor.filledBy === undefined &&
    !never.has(field.kind)
  );
}

interface Wishes {
  readonly mayEdit: boolean;
  onSaved(): void;
  onForm(id: string | null): void;
}

/** Writing in the rows of a list, one row at a time. What is unsaved is asked about before anything takes it away. */
export function useInline(model: Model, columns: readonly ListColumn[], { mayEdit, onSaved, onForm }: Wishes) {
  const { confirm, translate } = useServices();
  const [editing, setEditing] = useState<Editing | null>(null);
  const unsaved = useRef(false);
  const writable = useMemo(
    () => new Set(mayEdit ? columns.filter(({ field }) => isWritable(field)).map(({ column }) => column.prop) : []),
    [columns, mayEdit],
  );
  const leave = useCallback(async () => {
    const may =
      !unsaved.current ||
      (await confirm({
        title: translate('form.leaveTitle'),
        text: translate('list.inline.leaveText'),
        okText: translate('list.inline.drop'),
      }));
    if (!may) return false;
    unsaved.current = false;
    setEditing(null);
    return true;
  }, [confirm, translate]);
  const begin = useCallback(
    async (next: Editing) => {
      if (await leave()) setEditing(next);
    },
    [leave],
  );
  const stop = useCallback(() => {
    unsaved.current = false;
    setEditing(null);
  }, []);
  const inline = useMemo<Inline>(
    () => ({
      model,
      editing,
      writable,
      start: ({ id, prop }) => void begin({ id, prop }),
      add: () => void begin({ id: null, prop: null }),
      stop,
      saved: () => {
        stop();
        onSaved();
      },
      onUnsaved: (isUnsaved) => {
        unsaved.current = isUnsaved;
      },
      openForm: (id) => {
        stop();
        onForm(id);
      },
    }),
    [model, editing, writable, begin, stop, onSaved, onForm],
  );
  /** Anything that would take the row away, once it may. */
  const guarded = useCallback(
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
      (...args: Args) => {
        if (!unsaved.current) act(...args);
        else void leave().then((may) => may && act(...args));
      },
    [leave],
  );
  return { inline, guarded };
}
