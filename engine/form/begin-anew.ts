import type { FormSession, Values } from '../contract/form-session.ts';
import { type IFieldResetOptions, LifeCycleTypes } from '../contract/formily.ts';
import type { FormParts } from './form-fields.ts';
import { namesMeant } from './named-fields.ts';
import { startValues } from './start-values.ts';

interface Parts extends FormParts {
  readonly reset: FormSession['reset'];
}

/** Formily's `reset`, of the form and of a field, gives back what the form opened with, to fields that do not live as well. */
export function beginAnew({ core, judgement, changes, live, given, reset }: Parts): void {
  const { compiled, form, clock, signals, touched } = core;
  const one = (name: string, first: Readonly<Values>, { forceClear = false, validate = false }: IFieldResetOptions) => {
    touched.delete(name);
    judgement.clear(name);
    live.renew(name);
    const empty = compiled.tables.has(name) ? [] : undefined;
    changes.change(() => core.write(name, forceClear ? empty : first[name]));
    if (validate) judgement.judge(name);
    signals.notify(name);
    core.live(name)?.notify(LifeCycleTypes.ON_FIELD_RESET);
  };
  form.reset = async (pattern = '*', options = {}) => {
    const names = namesMeant(core, pattern);
    const isWhole = names.length === compiled.fields.length && options.forceClear !== true;
    if (isWhole) reset();
    const first = startValues(compiled, given, clock);
    if (!isWhole) for (const name of names) one(name, first, options);
    else if (options.validate) judgement.judgeAll();
    judgement.announce();
    form.notify(LifeCycleTypes.ON_FORM_RESET);
  };
  const { createField } = form;
  form.createField = (props) => {
    const field = createField(props);
    const name = field?.path.toString();
    if (field && core.live(name) === field)
      field.reset = async (options = {}) => one(name, startValues(compiled, given, clock), options);
    return field;
  };
}
