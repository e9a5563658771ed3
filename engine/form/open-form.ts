import { type Clock, machineClock } from '../contract/clock.ts';
import type { FormilyField, FormilyForm } from '../contract/formily.ts';
import type { ResolvedDocument } from '../contract/resolved.ts';
import { type Signals, signalNames } from '../contract/signals.ts';
import { isWithin } from '../resolve/is-within.ts';
import type { Read } from '../schema/check/index.ts';
import { isSecret, withoutSecrets } from '../schema/fields/secret-fields.ts';
import { answerFormily } from './answer-formily.ts';
import type { FieldProblem } from './field-problems.ts';
import { createFormChanges } from './form-changes.ts';
import { createFormCore, type Values } from './form-core.ts';
import { formFields } from './form-fields.ts';
import { createJudgement, type FormJudgement } from './form-judgement.ts';
import { formTables } from './form-tables.ts';
import { createFormWork, type FormWork } from './form-work.ts';

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
  /** Values as they stand, not observed: `values()` for reading, never for writing. Those of password controls are left out. */
  values(): Readonly<Values>;
  /** The same of one field. */
  read: Read;
  /** All values, for the steps that take passwords. */
  withSecrets(): Readonly<Values>;
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
  /** Whether a person has changed a field, or any field at all, since the form was opened or reset. */
  isTouched(name?: string): boolean;
  /** Tells what is stored of the record, null for a new one: a value that stands there already is not judged anew. */
  stand(stored: Readonly<Values> | null): void;
  /** Judges one field and shows the outcome. */
  check(name: string): void;
  /** Judges cells of some rows of a sub-table, all columns or some; the rest keeps the judgement it has. */
  checkCells(table: string, rows: readonly number[], columns?: readonly string[]): void;
  /** Judges every field, mounted or not, or those in a node, by its id; errors stand in document order. */
  validate(within?: string): readonly FieldProblem[];
  problems(): readonly FieldProblem[];
  /** Problems that came from the server, by field. */
  report(problems: readonly FieldProblem[]): void;
  /** What is sent: every shown field, calculated ones too, hidden ones left out. */
  submitValues(): Values;
  reset(values?: Readonly<Values>): void;
  /** Which panes of a layout are open; undefined while nobody chose. */
  panes(layoutId: string): readonly string[] | undefined;
  openPanes(layoutId: string, active: readonly string[]): void;
  /** Values on their way into fields: files being sent. */
  readonly work: FormWork;
  /** Stops listening, and nobody waits for work any more; `resume` takes both up again (an effect that runs twice does both). */
  close(): void;
  resume(): void;
}

export function openForm(
  document: ResolvedDocument,
  given: Readonly<Values> = {},
  clock: Clock = machineClock(),
): FormSession {
  const core = createFormCore(document, given, clock);
  const { form, signals, own, read } = core;
  const judgement: FormJudgement = createJudgement(core, () => work);
  const changes = createFormChanges(core, judgement);
  const { problems } = judgement;
  const readable = withoutSecrets(document.form.catalogue);
  const secrets = new Set(document.form.fields.filter(({ field }) => isSecret(field)).map(({ field }) => field.name));
  const panes = new Map<string, readonly string[]>();
  const work = createFormWork(signals, (name, row) => {
    if (problems.has(name) && !judgement.isReported(name)) judgement.judge(name);
    const rows: readonly object[] = core.rowsOf(name);
    if (row) signals.notify(signalNames.row(name, rows.indexOf(row)));
    signals.notify(name);
    judgement.announce(true);
  });
  answerFormily(core, judgement);

  return {
    document,
    form,
    signals,
    values: () => readable(own()),
    read: (name) => (secrets.has(name) ? undefined : read(name)),
    withSecrets: own,
    stand: core.stand,
    ...formFields(core, judgement, changes, given),
    ...formTables(core, judgement, changes),
    validate(within) {
      const isMeant = (name: string) => isWithin(document, name, within);
      judgement.judgeAll(isMeant);
      return [...problems.values()].filter(({ name }) => isMeant(name));
    },
    problems: () => [...problems.values()],
    report: judgement.report,
    panes: (id) => panes.get(id),
    openPanes(id, active) {
      panes.set(id, active);
      signals.notify(signalNames.pane(id));
    },
    work,
    close() {
      changes.stop();
      work.close();
      form.onUnmount();
    },
    resume() {
      changes.listen();
      work.open();
      form.onMount();
    },
  };
}
