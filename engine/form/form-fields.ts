import type { FormSession, Values } from '../contract/form-session.ts';
import { isRequired } from '../schema/check/index.ts';
import { withoutSecrets } from '../schema/fields/secret-fields.ts';
import type { FormChanges } from './form-changes.ts';
import type { FormCore } from './form-core.ts';
import type { FormJudgement } from './form-judgement.ts';
import { plainCopy } from './plain-copy.ts';

type Fields = Pick<
  FormSession,
  'state' | 'setValue' | 'setValues' | 'field' | 'touch' | 'isTouched' | 'check' | 'submitValues' | 'reset'
>;

/** The part of a session that reads and writes fields of the main form. */
export function formFields(
  core: FormCore,
  judgement: FormJudgement,
  changes: FormChanges,
  given: Readonly<Values>,
): Fields {
  const { compiled, form, signals, own, read, isHidden, live, touched } = core;
  const readable = withoutSecrets(compiled.catalogue);
  const field: FormSession['field'] = (name) => {
    const known = live(name);
    const one = compiled.byName.get(name);
    if (known || !one) return known;
    const made = form.createField({ name, required: one.required, value: own()[name] });
    if (isHidden(name)) made.setDisplay('none');
    judgement.feedback(name);
    return made;
  };
  const setValues: FormSession['setValues'] = (values) =>
    changes.change(() => {
      for (const [name, value] of Object.entries(values)) core.write(name, value);
    });
  return {
    state(name) {
      const one = compiled.byName.get(name);
      return {
        value: own()[name],
        shown: !isHidden(name),
        enabled: one?.enabled ? one.enabled.holds(read) : true,
        required: one ? isRequired(one, read) : false,
        problem: judgement.problems.get(name) ?? null,
      };
    },
    setValue: (name, value) => setValues({ [name]: value }),
    setValues,
    field,
    touch(name) {
      touched.add(name);
      field(name)?.setState({ modified: true, visited: true });
    },
    isTouched: (name) => (name === undefined ? touched.size > 0 : touched.has(name)),
    check(name) {
      if (judgement.isReported(name)) return;
      judgement.judge(name);
      signals.notify(name);
      judgement.announce();
    },
    submitValues() {
      const values: Values = {};
      for (const { field: asked } of compiled.fields) {
        const { name } = asked;
        if (isHidden(name) || asked.descriptor.filledBy !== undefined) continue;
        const value = own()[name];
        if (value !== undefined) values[name] = value;
      }
      return plainCopy({ ...readable(values) });
    },
    reset(values = given) {
      touched.clear();
      judgement.clear();
      const names = compiled.fields.map((one) => one.field.name);
      const next = core.start(values);
      changes.change(() => {
        for (const name of names) {
          if (Object.hasOwn(next, name)) form.values[name] = next[name];
          else delete form.values[name];
        }
      });
      for (const name of names) signals.notify(name);
      judgement.announce();
    },
  };
}
