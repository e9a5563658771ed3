import type { FormSession, Values } from '../contract/form-session.ts';
import { LifeCycleTypes } from '../contract/formily.ts';
import { withoutSecrets } from '../schema/fields/secret-fields.ts';
import type { FormChanges } from './form-changes.ts';
import type { FormCore } from './form-core.ts';
import type { FormJudgement } from './form-judgement.ts';
import type { LiveFields } from './live-fields.ts';
import { plainCopy } from './plain-copy.ts';

type Fields = Pick<
  FormSession,
  'state' | 'setValue' | 'setValues' | 'field' | 'touch' | 'input' | 'isTouched' | 'check' | 'submitValues' | 'reset'
>;

/** What the form is made of. */
export interface FormParts {
  readonly core: FormCore;
  readonly judgement: FormJudgement;
  readonly changes: FormChanges;
  readonly live: LiveFields;
  /** What the form was opened with. */
  readonly given: Readonly<Values>;
}

/** The part of a session that reads and writes fields of the main form. */
export function formFields({ core, judgement, changes, live, given }: FormParts): Fields {
  const { compiled, form, signals, own, read, isHidden, touched } = core;
  const readable = withoutSecrets(compiled.catalogue);
  const field: FormSession['field'] = (name) =>
    core.live(name) ?? (compiled.byName.has(name) ? form.createField({ name }) : undefined);
  const touch: FormSession['touch'] = (name) => {
    touched.add(name);
    field(name)?.setState({ modified: true, visited: true });
    form.modified = true;
  };
  const setValues: FormSession['setValues'] = (values) =>
    changes.change(() => {
      for (const [name, value] of Object.entries(values)) core.write(name, value);
    });
  const setValue: FormSession['setValue'] = (name, value) => setValues({ [name]: value });
  return {
    state(name) {
      const one = compiled.byName.get(name);
      const pattern = core.patternOf(name);
      return {
        value: own()[name],
        shown: !isHidden(name) && !core.isUnseen(name),
        enabled: pattern !== 'disabled' && (one?.enabled ? one.enabled.holds(read) : true),
        readOnly: pattern === 'readOnly' || pattern === 'readPretty',
        required: one ? core.isRequired(one) : false,
        problem: judgement.problems.get(name) ?? null,
        given: core.outside.get(name)?.given,
      };
    },
    setValue,
    setValues,
    field,
    touch,
    input(name, value) {
      touch(name);
      setValue(name, value);
      core.live(name)?.notify(LifeCycleTypes.ON_FIELD_INPUT_VALUE_CHANGE);
      form.notify(LifeCycleTypes.ON_FORM_INPUT_CHANGE);
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
      form.modified = false;
      const names = compiled.fields.map((one) => one.field.name);
      for (const name of names) live.renew(name);
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
