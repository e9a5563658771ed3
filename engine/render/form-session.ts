import { batch, createForm, type FormilyField, type FormilyForm, observable, observe, raw } from '../formily.ts';
import type { ResolvedDocument } from '../resolve/resolved.ts';
import { type CompiledField, isRequired, type Read, settle } from '../schema/check/index.ts';
import { type FieldProblem, judgeCells, judgeField, judgeRowCount, movedCells } from './field-problems.ts';
import { plainCopy } from './plain-copy.ts';
import { createSignals, type Signals, signalNames } from './signals.ts';
import { startValues } from './start-values.ts';
import { tablesReading } from './tables-reading.ts';

type Values = Record<string, unknown>;

export interface FieldState {
  readonly value: unknown;
  readonly shown: boolean;
  readonly enabled: boolean;
  readonly required: boolean;
  readonly problem: FieldProblem | null;
}

/** An open form: Formily holds its values; a Formily field comes into being on first touch. */
export interface FormSession {
  readonly document: ResolvedDocument;
  readonly form: FormilyForm;
  readonly signals: Signals;
  /** Values as they stand, not observed: `values()` for reading, never for writing. */
  values(): Readonly<Values>;
  read: Read;
  state(name: string): FieldState;
  setValue(name: string, value: unknown): void;
  setValues(values: Readonly<Values>): void;
  setCell(table: string, row: number, column: string, value: unknown): void;
  /** Replaces the rows of a sub-table (add, remove, move, paste). Rows that were there before keep their problems. */
  setRows(table: string, rows: readonly Values[]): void;
  /** The rows of a sub-table as they stand, not observed: for reading; a row is the same object while it lives. */
  rows(table: string): readonly Readonly<Values>[];
  /** The Formily field, made now if it is not there: first touch, query, effect. */
  field(name: string): FormilyField | undefined;
  touch(name: string): void;
  isTouched(): boolean;
  /** Judges one field and shows the outcome. */
  check(name: string): void;
  /** Judges cells of some rows of a sub-table, all columns or some; the rest keeps the judgement it has. */
  checkCells(table: string, rows: readonly number[], columns?: readonly string[]): void;
  /** Judges every field, mounted or not; errors stand in document order. */
  validate(): readonly FieldProblem[];
  problems(): readonly FieldProblem[];
  /** Problems that came from the server, by field. */
  report(problems: readonly FieldProblem[]): void;
  /** What is sent: every shown field, calculated ones too, hidden ones left out. */
  submitValues(): Values;
  reset(values?: Readonly<Values>): void;
  /** Which panes of a layout are open; undefined while nobody chose. */
  panes(layoutId: string): readonly string[] | undefined;
  openPanes(layoutId: string, active: readonly string[]): void;
  /** Stops listening; `resume` listens again (an effect that runs twice does both). */
  close(): void;
  resume(): void;
}

/** Name of the field, and row of a sub-table, out of Formily's path `values.<name>.<row>.<column>`. */
function placeOf(path: readonly PropertyKey[] | undefined): string[] {
  const parts = (path ?? []).map(String);
  return parts[0] === 'values' ? parts.slice(1) : parts;
}

/** What has changed, by field: all of it, or only cells of these rows of a sub-table. */
type Changes = Map<string, Set<number> | 'all'>;

function add(changes: Changes, name: string, rows: Iterable<number> | 'all') {
  const known = changes.get(name);
  if (rows === 'all' || known === 'all') changes.set(name, 'all');
  else changes.set(name, new Set([...(known ?? []), ...rows]));
}

export function openForm(
  document: ResolvedDocument,
  given: Readonly<Values> = {},
  now: () => Date = () => new Date(),
): FormSession {
  const compiled = document.form;
  const signals = createSignals();
  const hidden = new Set<string>();
  const stash: Values = {};
  const problems = new Map<string, FieldProblem>();
  /** Names whose problem came from the server: it stays until the value is another, or all is judged again. */
  const reported = new Set<string>();
  const panes = new Map<string, readonly string[]>();
  let touched = false;

  const start = (values: Readonly<Values>): Values => {
    const first = startValues(compiled, values, now());
    hidden.clear();
    // What was hidden belonged to the record before.
    for (const name of Object.keys(stash)) delete stash[name];
    for (const name of settle(compiled, first).hidden) hide(first, name);
    return first;
  };
  const hide = (values: Values, name: string) => {
    hidden.add(name);
    if (Object.hasOwn(values, name)) stash[name] = values[name];
    delete values[name];
  };

  const form = createForm({ values: observable(start(given)) });
  const own = (): Values => raw(form.values);
  const read: Read = (name) => own()[name];
  const live = (name: string): FormilyField | undefined => raw(form.fields)[name] as FormilyField | undefined;

  // One listener for the whole form: what changed is known by its path, what depends on it by the index.
  const changed: Changes = new Map();
  /** Rows that came into a table with the change under way: the others have been calculated before. */
  const fresh = new Map<string, ReadonlySet<number>>();
  const users = tablesReading(compiled);
  /** No chain is longer than the form has fields; conditions and calculations in a circle are cut after as many rounds. */
  const roundsMost = compiled.fields.length + 2;
  let underWay = false;
  let quiet = false;
  const listen = () =>
    observe(form.values, (change) => {
      if (quiet) return;
      const [name, row] = placeOf(change.path);
      if (name === undefined) return;
      add(changed, name, row !== undefined && /^\d+$/.test(row) ? [Number(row)] : 'all');
      if (!underWay) flush();
    });
  let stop: (() => void) | null = listen();
  /** A write whose place is known better than its path says: the path of a row that has moved is its old one. */
  const quietly = (write: () => void) => {
    const outer = quiet;
    quiet = true;
    write();
    quiet = outer;
  };
  const rowsOf = (name: string): Values[] => {
    const list = raw(own()[name]);
    // Rows are objects by the table's kind; what is stored may be Formily's view of them.
    return Array.isArray(list) ? (list as Values[]).map((row) => raw(row)) : [];
  };

  /** Runs within the event that changed a value, so that sums stand in the same frame. */
  const flush = () => {
    underWay = true;
    const awake: Changes = new Map();
    for (let round = 0; changed.size > 0 && round < roundsMost; round += 1) {
      const taken = [...changed];
      changed.clear();
      batch(() => {
        for (const [name, rows] of taken) {
          add(awake, name, rows);
          if (compiled.tables.has(name)) calculateRows(name, rows === 'all' ? (fresh.get(name) ?? rows) : rows);
          for (const table of users.get(name) ?? []) {
            const different = calculateRows(table, 'all');
            if (different.size > 0) add(changed, table, different);
          }
          for (const one of compiled.dependents(name)) {
            add(awake, one.field.name, 'all');
            follow(one);
          }
        }
      });
    }
    changed.clear();
    underWay = false;
    for (const [name, rows] of awake) {
      if (rows === 'all') {
        reported.delete(name);
        if (problems.has(name)) rejudge(name);
        signals.notify(name);
      } else wakeCells(name, rows);
    }
    fresh.clear();
    if (stirred) announce();
  };

  /** Cells changed and nothing else: only what shows them wakes, and the field itself when its state becomes another. */
  const wakeCells = (name: string, rows: ReadonlySet<number>) => {
    const before = problems.get(name);
    if (before) {
      const wrong = new Set(before.cells.filter(({ row }) => rows.has(row)).map(({ column }) => column));
      if (wrong.size > 0) judgeSome(name, rows, wrong);
    }
    for (const row of rows) signals.notify(signalNames.row(name, row));
    signals.notify(signalNames.cells(name));
    if (problems.has(name) !== (before !== undefined)) signals.notify(name);
  };

  const change = (work: () => void) => {
    const outer = underWay;
    underWay = true;
    batch(work);
    underWay = outer;
    if (!outer) flush();
  };

  /** A field whose condition or formula reads what has changed. */
  const follow = (one: CompiledField) => {
    const { name } = one.field;
    if (one.shown) {
      const shown = one.shown.holds(read);
      if (!shown && !hidden.has(name)) {
        hide(form.values, name);
        settleProblem(name, null);
        changed.set(name, 'all');
      } else if (shown && hidden.has(name)) {
        hidden.delete(name);
        if (Object.hasOwn(stash, name)) form.values[name] = stash[name];
        delete stash[name];
        changed.set(name, 'all');
      }
    }
    if (one.calculation && !hidden.has(name)) {
      const result = one.calculation.run(own());
      if (own()[name] !== result) form.values[name] = result;
    }
  };

  /** @returns rows in which a cell has become another */
  const calculateRows = (name: string, rows: ReadonlySet<number> | 'all'): ReadonlySet<number> => {
    const table = compiled.tables.get(name);
    const different = new Set<number>();
    if (!table || table.calculations.length === 0) return different;
    const list = rowsOf(name);
    const observed = form.values[name] as Values[];
    for (const index of rows === 'all' ? list.keys() : rows) {
      for (const column of table.calculations) {
        const row = list[index];
        const result = row && column.calculation?.run(own(), row);
        const target = observed[index];
        if (!row || !target || row[column.field.name] === result) continue;
        different.add(index);
        quietly(() => {
          target[column.field.name] = result;
        });
      }
    }
    return different;
  };

  const judge = (name: string) => {
    const one = compiled.byName.get(name);
    settleProblem(name, one && !hidden.has(name) ? judgeField(one, compiled, own(), now()) : null);
  };

  const settleProblem = (name: string, problem: FieldProblem | null) => {
    const known = problems.get(name);
    if (!known && !problem) return;
    stirred ||= known?.problem?.code !== problem?.problem?.code || known?.cells.length !== problem?.cells.length;
    if (problem) problems.set(name, problem);
    else problems.delete(name);
    feedback(name);
  };

  /** A field that was in error, after a change: of a sub-table only what concerns it as a whole, its cells keep theirs. */
  const rejudge = (name: string) => {
    const table = compiled.tables.get(name);
    const one = compiled.byName.get(name);
    const known = problems.get(name);
    if (!table || !one || !known || !fresh.has(name)) judge(name);
    else settleProblem(name, judgeRowCount(one, own(), known.cells, now()));
  };

  const judgeSome = (name: string, rows: ReadonlySet<number>, columns?: ReadonlySet<string>) => {
    const table = compiled.tables.get(name);
    if (table && !hidden.has(name))
      settleProblem(name, judgeCells(table, own(), problems.get(name), { rows, columns }, now()));
  };

  /** A live Formily field shows what the judgement says; the others answer through `form.queryFeedbacks`. */
  const feedback = (name: string) => {
    const codes = problems.get(name) ? ['invalid'] : [];
    live(name)?.setFeedback({ type: 'error', code: 'ValidateError', triggerType: 'onInput', messages: codes });
  };

  /** What is wrong has become another since those who list it were told. */
  let stirred = false;
  const announce = () => {
    stirred = false;
    signals.notify(signalNames.problems);
  };

  const session: FormSession = {
    document,
    form,
    signals,
    values: own,
    read,
    state(name) {
      const one = compiled.byName.get(name);
      return {
        value: own()[name],
        shown: !hidden.has(name),
        enabled: one?.enabled ? one.enabled.holds(read) : true,
        required: one ? isRequired(one, read) : false,
        problem: problems.get(name) ?? null,
      };
    },
    setValue(name, value) {
      session.setValues({ [name]: value });
    },
    setValues(values) {
      change(() => {
        for (const [name, value] of Object.entries(values)) {
          if (hidden.has(name)) stash[name] = value;
          else form.values[name] = value;
        }
      });
    },
    setCell(table, row, column, value) {
      change(() => {
        const target = (form.values[table] as Values[] | undefined)?.[row];
        if (!target) return;
        quietly(() => {
          target[column] = value;
        });
        add(changed, table, [row]);
      });
    },
    setRows(table, rows) {
      const before = rowsOf(table);
      const known = new Set(before);
      const next = rows.map((row) => raw(row));
      change(() => {
        quietly(() => {
          form.values[table] = [...next];
        });
        const problem = problems.get(table);
        if (problem) problems.set(table, { ...problem, cells: movedCells(problem.cells, before, next) });
        fresh.set(table, new Set([...next.keys()].filter((index) => !known.has(next[index] ?? {}))));
        add(changed, table, 'all');
      });
    },
    rows: rowsOf,
    field(name) {
      const known = live(name);
      const one = compiled.byName.get(name);
      if (known || !one) return known;
      const made = form.createField({ name, required: one.required, value: own()[name] });
      if (hidden.has(name)) made.setDisplay('none');
      feedback(name);
      return made;
    },
    touch(name) {
      touched = true;
      session.field(name)?.setState({ modified: true, visited: true });
    },
    isTouched: () => touched,
    check(name) {
      if (reported.has(name)) return;
      judge(name);
      signals.notify(name);
      announce();
    },
    checkCells(table, rows, columns) {
      const had = problems.has(table);
      judgeSome(table, new Set(rows), columns && new Set(columns));
      for (const row of rows) signals.notify(signalNames.row(table, row));
      signals.notify(signalNames.cells(table));
      if (problems.has(table) !== had) signals.notify(table);
      announce();
    },
    validate() {
      const before = new Set(problems.keys());
      problems.clear();
      reported.clear();
      for (const one of compiled.fields) {
        const { name } = one.field;
        if (hidden.has(name)) continue;
        const problem = judgeField(one, compiled, own(), now());
        if (problem) problems.set(name, problem);
      }
      for (const name of new Set([...before, ...problems.keys()])) {
        feedback(name);
        signals.notify(name);
      }
      announce();
      return session.problems();
    },
    problems: () => [...problems.values()],
    report(found) {
      for (const problem of found) {
        problems.set(problem.name, problem);
        reported.add(problem.name);
        feedback(problem.name);
        signals.notify(problem.name);
      }
      announce();
    },
    submitValues() {
      const values: Values = {};
      for (const { field } of compiled.fields) {
        const { name } = field;
        if (hidden.has(name) || field.descriptor.filledBy !== undefined) continue;
        const value = own()[name];
        if (value !== undefined) values[name] = value;
      }
      return plainCopy(values);
    },
    reset(values = given) {
      touched = false;
      problems.clear();
      reported.clear();
      const next = start(values);
      change(() => {
        for (const { field } of compiled.fields) {
          if (Object.hasOwn(next, field.name)) form.values[field.name] = next[field.name];
          else delete form.values[field.name];
        }
      });
      for (const { field } of compiled.fields) signals.notify(field.name);
      announce();
    },
    panes: (id) => panes.get(id),
    openPanes(id, active) {
      panes.set(id, active);
      signals.notify(signalNames.pane(id));
    },
    close() {
      stop?.();
      stop = null;
      form.onUnmount();
    },
    resume() {
      stop ??= listen();
      form.onMount();
    },
  };

  const ownFeedbacks = form.queryFeedbacks;
  // `form.errors`, `form.valid` and the like ask here; they hear of fields that have no Formily field as well.
  form.queryFeedbacks = (search) => {
    const known = ownFeedbacks(search);
    if (search?.type !== undefined && search.type !== 'error') return known;
    const rest = [...problems.keys()].filter((name) => !live(name));
    return [
      ...known,
      ...rest.map((name) => ({
        address: name,
        path: name,
        type: 'error' as const,
        code: 'ValidateError' as const,
        messages: ['invalid'],
      })),
    ];
  };
  form.validate = async () => {
    if (session.validate().length > 0) {
      form.notify('onFormValidateFailed');
      throw form.errors;
    }
    form.notify('onFormValidateSuccess');
  };
  return session;
}
