import type { Clock } from '../contract/clock.ts';
import type { Described, Values } from '../contract/form-session.ts';
import { createForm, type FormilyField, type FormilyForm, observable, raw } from '../contract/formily.ts';
import type { ResolvedDocument } from '../contract/resolved.ts';
import { createSignals, type Signals } from '../contract/signals.ts';
import {
  type CompiledField,
  type CompiledForm,
  isRequired,
  type Read,
  settle,
  standing,
} from '../schema/check/index.ts';
import type { JudgedBy } from './field-problems.ts';
import { createFormulasAndRules, type FormulasAndRules } from './form-formulas-and-rules.ts';
import { startValues } from './start-values.ts';

/** What code has set on a Formily field, beyond what the document says of it. */
export interface OutsideState {
  readonly display: string | undefined;
  readonly pattern: string | undefined;
  readonly isRequired: boolean;
  readonly given: Described | undefined;
}

/** The values of an open form and which of its fields are hidden: what the other parts of a session read and write. */
export interface FormCore {
  readonly document: ResolvedDocument;
  readonly compiled: CompiledForm;
  readonly form: FormilyForm;
  readonly signals: Signals;
  readonly clock: Clock;
  judgedBy(): JudgedBy;
  /** Tells what is stored of the record; null for a new one. */
  stand(stored: Readonly<Values> | null): void;
  /** Values as they stand, not observed. */
  own(): Values;
  readonly read: Read;
  /** The rows of a sub-table as they stand, not observed. */
  rowsOf(table: string): Values[];
  /** The Formily field, where there is one. */
  live(name: string): FormilyField | undefined;
  /** Fields that a person has changed since the form was opened or reset. */
  readonly touched: Set<string>;
  /** What formulas and rules write. */
  readonly ownWrites: FormulasAndRules;
  /** What is set through Formily, by field: of nearly all there is nothing. */
  readonly outside: Map<string, OutsideState>;
  /** The field is away with its value: by its condition, or by what is set through Formily. */
  isHidden(name: string): boolean;
  /** Set through Formily: not drawn and not judged; its value is kept and sent. */
  isUnseen(name: string): boolean;
  isRequired(one: CompiledField): boolean;
  /** Formily's word for what may be done with the field, as it is set there: `disabled`, `readOnly` … */
  patternOf(name: string): string;
  /** Brings a field in step with its condition and with what is set through Formily. */
  settleShown(one: CompiledField): 'shown' | 'hidden' | null;
  /** Takes the field's value out of these values and keeps it. */
  hide(values: Values, name: string): void;
  /** Writes a value; that of a hidden field waits until it is shown. */
  write(name: string, value: unknown): void;
  /** What the form holds when it is opened with these values: defaults, calculations, conditions. */
  start(values: Readonly<Values>): Values;
}

export function createFormCore(document: ResolvedDocument, given: Readonly<Values>, clock: Clock): FormCore {
  const compiled = document.form;
  const hidden = new Set<string>();
  const stash: Values = {};
  const outside = new Map<string, OutsideState>();
  const touched = new Set<string>();
  let before = standing(compiled, null);

  const hide = (values: Values, name: string) => {
    hidden.add(name);
    if (Object.hasOwn(values, name)) stash[name] = values[name];
    delete values[name];
  };
  const start = (values: Readonly<Values>): Values => {
    const first = startValues(compiled, values, clock);
    hidden.clear();
    // What was hidden belonged to the record before.
    for (const name of Object.keys(stash)) delete stash[name];
    const isNew = Object.keys(values).length === 0;
    const away = settle(compiled, first, isNew ? ownWrites.atStart : undefined).hidden;
    ownWrites.begin(first, (name) => (away.has(name) ? undefined : first[name]), isNew);
    for (const name of away) hide(first, name);
    for (const [name, { display }] of outside) if (display === 'none' && !away.has(name)) hide(first, name);
    return first;
  };
  const write: FormCore['write'] = (name, value) => {
    if (hidden.has(name)) stash[name] = value;
    else form.values[name] = value;
  };
  const ownWrites = createFormulasAndRules({
    compiled,
    clock,
    read: (name) => own()[name],
    values: () => own(),
    isTyped: (name) => touched.has(name),
    valueOf: (name) => (hidden.has(name) ? stash[name] : own()[name]),
    write,
  });
  const form = createForm({
    values: observable(start(given)),
    pattern: document.settings.disabled ? 'disabled' : 'editable',
  });
  const own = (): Values => raw(form.values);
  const read: Read = (name) => own()[name];
  const displayOf = (name: string) => outside.get(name)?.display ?? form.display;
  const show = (name: string) => {
    hidden.delete(name);
    if (Object.hasOwn(stash, name)) form.values[name] = stash[name];
    delete stash[name];
  };

  return {
    document,
    compiled,
    form,
    signals: createSignals(),
    clock,
    judgedBy: () => ({
      now: clock.now(),
      timeZone: clock.timeZone,
      before,
      isRequiredToo: (name) => outside.get(name)?.isRequired === true,
    }),
    stand(stored) {
      before = standing(compiled, stored);
    },
    own,
    read,
    rowsOf(table) {
      const list = raw(own()[table]);
      // Rows are objects by the table's kind; what is stored may be Formily's view of them.
      return Array.isArray(list) ? (list as Values[]).map((row) => raw(row)) : [];
    },
    // Formily's own fields, arrays and objects among them, are all made here by `createField`.
    live: (name) => raw(form.fields)[raw(form.indexes)[name] ?? name] as FormilyField | undefined,
    touched,
    ownWrites,
    outside,
    isHidden: (name) => hidden.has(name),
    isUnseen: (name) => displayOf(name) === 'hidden',
    isRequired: (one) => isRequired(one, read) || outside.get(one.field.name)?.isRequired === true,
    patternOf: (name) => outside.get(name)?.pattern ?? form.pattern,
    settleShown({ field: { name }, shown }) {
      const holds = (shown?.holds(read) ?? true) && displayOf(name) !== 'none';
      if (holds !== hidden.has(name)) return null;
      if (holds) show(name);
      else hide(form.values, name);
      return holds ? 'shown' : 'hidden';
    },
    hide,
    write,
    start,
  };
}
