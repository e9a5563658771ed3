import { batch, observe } from '../contract/formily.ts';
import { signalNames } from '../contract/signals.ts';
import type { FormCore } from './form-core.ts';
import type { FormJudgement } from './form-judgement.ts';
import { createFormRules } from './form-rules.ts';

/** How the changes of a form's values go round: what depends on them is brought in step, what shows them wakes. */
export interface FormChanges {
  /** Writes as one change; everything that follows from it stands when this returns. */
  change(work: () => void): void;
  /** Writes inside a `change` whose place is said by `mark`. */
  quietly(write: () => void): void;
  /** Says what has changed: all of a field, or cells of these rows of a sub-table. */
  mark(name: string, rows: Iterable<number> | 'all'): void;
  /** The rows of a table are others; only those `fresh` are new to it. */
  markRows(table: string, fresh: ReadonlySet<number>): void;
  listen(): void;
  stop(): void;
}

/** What has changed, by field: all of it, or only cells of these rows of a sub-table. */
type Changes = Map<string, Set<number> | 'all'>;

function add(changes: Changes, name: string, rows: Iterable<number> | 'all') {
  const known = changes.get(name);
  if (rows === 'all' || known === 'all') changes.set(name, 'all');
  else changes.set(name, new Set([...(known ?? []), ...rows]));
}

/** Name of the field, and row of a sub-table, out of Formily's path `values.<name>.<row>.<column>`. */
function placeOf(path: readonly PropertyKey[] | undefined): string[] {
  const parts = (path ?? []).map(String);
  return parts[0] === 'values' ? parts.slice(1) : parts;
}

/** @param onSettled called with each field of which something is another, once all stands; `changed`: its value may be */
export function createFormChanges(
  core: FormCore,
  judgement: FormJudgement,
  onSettled: (name: string, changed: boolean) => void,
): FormChanges {
  const { compiled, form, signals } = core;
  const { problems } = judgement;
  const changed: Changes = new Map();
  /** Rows that came into a table with the change under way: the others have been calculated before. */
  const fresh = new Map<string, ReadonlySet<number>>();
  /** No chain is longer than the form has fields; conditions and calculations in a circle are cut after as many rounds. */
  const roundsMost = compiled.fields.length + 2;
  let underWay = false;
  let quiet = false;
  const quietly = (write: () => void) => {
    const outer = quiet;
    quiet = true;
    write();
    quiet = outer;
  };
  const rules = createFormRules(core, quietly);

  /** One field or some cells have changed: what reads them follows. */
  const followAll = (name: string, rows: Set<number> | 'all', awake: Changes) => {
    add(awake, name, rows);
    if (compiled.tables.has(name)) rules.calculateRows(name, rows === 'all' ? (fresh.get(name) ?? rows) : rows);
    for (const table of rules.tablesReading(name)) {
      const different = rules.calculateRows(table, 'all');
      if (different.size > 0) add(changed, table, different);
    }
    for (const one of compiled.dependents(name)) {
      add(awake, one.field.name, 'all');
      const turned = rules.follow(one);
      if (turned === 'hidden') judgement.settle(one.field.name, null);
      if (turned !== null) changed.set(one.field.name, 'all');
    }
  };

  /** Cells changed and nothing else: only what shows them wakes, and the field itself when its state becomes another. */
  const wakeCells = (name: string, rows: ReadonlySet<number>) => {
    const before = problems.get(name);
    if (before) {
      const wrong = new Set(before.cells.filter(({ row }) => rows.has(row)).map(({ column }) => column));
      if (wrong.size > 0) judgement.judgeSome(name, rows, wrong);
      // Of a table that asked for a row, one has been begun.
      if (before.problem && !judgement.isReported(name)) judgement.rejudge(name, true);
    }
    for (const row of rows) signals.notify(signalNames.row(name, row));
    signals.notify(signalNames.cells(name));
    if (problems.has(name) !== (before !== undefined)) signals.notify(name);
  };

  const wakeField = (name: string) => {
    judgement.forgetReport(name);
    if (problems.has(name)) judgement.rejudge(name, fresh.has(name));
    signals.notify(name);
  };

  /** Runs within the event that changed a value, so that sums stand in the same frame. */
  const flush = () => {
    underWay = true;
    const awake: Changes = new Map();
    const written = new Set<string>();
    for (let round = 0; changed.size > 0 && round < roundsMost; round += 1) {
      const taken = [...changed];
      changed.clear();
      for (const [name] of taken) written.add(name);
      batch(() => {
        for (const [name, rows] of taken) followAll(name, rows, awake);
      });
    }
    changed.clear();
    underWay = false;
    for (const [name, rows] of awake) {
      if (rows === 'all') wakeField(name);
      else wakeCells(name, rows);
    }
    fresh.clear();
    for (const name of awake.keys()) onSettled(name, written.has(name));
    judgement.announce(true);
  };

  // One listener for the whole form: what changed is known by its path, what depends on it by the index.
  const observeAll = () =>
    observe(form.values, (change) => {
      if (quiet) return;
      const [name, row] = placeOf(change.path);
      if (name === undefined) return;
      // It waits until the field is shown.
      if (row === undefined && change.type !== 'delete' && core.isHidden(name))
        return quietly(() => core.hide(form.values, name));
      add(changed, name, row !== undefined && /^\d+$/.test(row) ? [Number(row)] : 'all');
      if (!underWay) flush();
    });
  let stop: (() => void) | null = observeAll();

  return {
    change(work) {
      const outer = underWay;
      underWay = true;
      batch(work);
      underWay = outer;
      if (!outer) flush();
    },
    quietly,
    mark: (name, rows) => add(changed, name, rows),
    markRows(table, rows) {
      fresh.set(table, rows);
      add(changed, table, 'all');
    },
    listen() {
      stop ??= observeAll();
    },
    stop() {
      stop?.();
      stop = null;
    },
  };
}
