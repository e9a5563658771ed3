import type { Clock } from '../contract/clock.ts';
import type { Values } from '../contract/form-session.ts';
import { createForm, type FormilyField, type FormilyForm, observable, raw } from '../contract/formily.ts';
import type { ResolvedDocument } from '../contract/resolved.ts';
import { createSignals, type Signals } from '../contract/signals.ts';
import { type CompiledForm, type Read, settle, standing } from '../schema/check/index.ts';
import type { JudgedBy } from './field-problems.ts';
import { createFormulasAndRules, type FormulasAndRules } from './form-formulas-and-rules.ts';
import { startValues } from './start-values.ts';

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
  isHidden(name: string): boolean;
  /** Takes the field's value out of these values and keeps it. */
  hide(values: Values, name: string): void;
  /** Gives the field the value that it had when it was hidden. */
  show(name: string): void;
  /** Writes a value; that of a hidden field waits until it is shown. */
  write(name: string, value: unknown): void;
  /** What the form holds when it is opened with these values: defaults, calculations, conditions. */
  start(values: Readonly<Values>): Values;
}

export function createFormCore(document: ResolvedDocument, given: Readonly<Values>, clock: Clock): FormCore {
  const compiled = document.form;
  const hidden = new Set<string>();
  const stash: Values = {};
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
  const form = createForm({ values: observable(start(given)) });
  const own = (): Values => raw(form.values);

  return {
    document,
    compiled,
    form,
    signals: createSignals(),
    clock,
    judgedBy: () => ({ now: clock.now(), timeZone: clock.timeZone, before }),
    stand(stored) {
      before = standing(compiled, stored);
    },
    own,
    read: (name) => own()[name],
    rowsOf(table) {
      const list = raw(own()[table]);
      // Rows are objects by the table's kind; what is stored may be Formily's view of them.
      return Array.isArray(list) ? (list as Values[]).map((row) => raw(row)) : [];
    },
    // Formily's own fields, arrays and objects among them, are all made here by `createField`.
    live: (name) => raw(form.fields)[name] as FormilyField | undefined,
    touched,
    ownWrites,
    isHidden: (name) => hidden.has(name),
    hide,
    show(name) {
      hidden.delete(name);
      if (Object.hasOwn(stash, name)) form.values[name] = stash[name];
      delete stash[name];
    },
    write,
    start,
  };
}
