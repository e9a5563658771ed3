import type { Read } from '../schema/check/index.ts';
import type { Problem } from '../schema/text/problem.ts';
import type { FieldDataSource, FormilyField, FormilyForm } from './formily.ts';
import type { ResolvedDocument } from './resolved.ts';
import type { Signals } from './signals.ts';

export type Values = Record<string, unknown>;

/** A problem of a cell, by the row's place. */
export interface CellProblem {
  readonly row: number;
  readonly column: string;
  readonly problem: Problem;
}

/** What is wrong with one field now: with its own value, and for a sub-table with its cells. */
export interface FieldProblem {
  readonly name: string;
  readonly problem: Problem | null;
  readonly cells: readonly CellProblem[];
}

/** A value on its way into a field (a file being sent): not there yet, and not to be lost. */
export interface FieldWork {
  /** Field of the main form; for a cell, its sub-table. */
  readonly name: string;
  /** Of a cell: the row itself, whose place may change meanwhile, and the column. */
  readonly cell?: { readonly row: object; readonly column: string };
  readonly isRunning: boolean;
  /** What did not arrive, in words for people; '' when nothing failed. */
  readonly failure: string;
  /** Steps of the document fetch it, not its control: it comes in a moment. */
  readonly byStep?: boolean;
}

/** The work under way in an open form, by whoever does it. */
export interface FormWork {
  /** Tells how far the work of `owner` is; null: it has ended. */
  set(owner: object, work: FieldWork | null): void;
  /** Whether a field, or any field at all, waits for something. */
  isRunning(name?: string): boolean;
  /** Whether a control is at work, which may take a while. */
  isControlRunning(): boolean;
  /** What did not arrive at a field; '' when nothing failed. */
  failureOf(name: string): string;
  /** Whether work is under way or has failed in a field, in a row of a sub-table or in one cell: its control has to stay. */
  isAt(name: string, row?: object, column?: string): boolean;
  /** Resolves when nothing is on its way any more; false when the form was closed before. */
  settled(): Promise<boolean>;
  open(): void;
  close(): void;
}

/** What a control is given beside its value and its state. */
export interface Described {
  readonly title?: string;
  readonly dataSource?: FieldDataSource;
  readonly props?: Readonly<Record<string, unknown>>;
}

/** A field as the document has it and as it is set through Formily, which narrows what the document says and never widens it. */
export interface FieldState {
  readonly value: unknown;
  readonly shown: boolean;
  readonly enabled: boolean;
  /** Set through Formily; what the document's props say of it is the widget's. */
  readonly readOnly: boolean;
  readonly required: boolean;
  readonly problem: FieldProblem | null;
  /** What code has set on the Formily field: it stands over what the document says. */
  readonly given: Described | undefined;
}

/**
 * An open form: Formily holds its values; a Formily field comes into being on first touch, query, state or effect, and from
 * then on says what the document says of it, and is heard.
 */
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
  /** What a person enters: touches and writes, and Formily's effects hear of an input. */
  input(name: string, value: unknown): void;
  /** Tells the Formily field, where there is one, what its control is given. */
  describe(name: string, described: Described): void;
  /** Lets go of the Formily field of a control that is gone, unless a person or code has left something in it. */
  release(name: string): void;
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
