import type { FormSession } from '../contract/form-session.ts';
import {
  type FieldMatchPattern,
  FormPath,
  type FormPathPattern,
  type IFieldState,
  isGeneralField,
  isQuery,
} from '../contract/formily.ts';
import type { FormCore } from './form-core.ts';
import type { LiveFields } from './live-fields.ts';

/** The names of the form's fields that a pattern of Formily's means. */
export function namesMeant({ compiled }: FormCore, pattern: FormPathPattern): string[] {
  const path = FormPath.parse(pattern);
  if (!path.isMatchPattern) return compiled.byName.has(path.toString()) ? [path.toString()] : [];
  return compiled.fields.map(({ field }) => field.name).filter((name) => path.match(name));
}

/**
 * Formily's questions reach fields that have not been made: what names one (a query, a state that is set) makes it. A query for
 * whatever there is makes none, since Formily asks that itself each time it counts errors.
 */
export function makeNamedFields(core: FormCore, live: LiveFields, make: FormSession['field']): void {
  const { form } = core;
  const { createField, query, setFieldState, addEffects, setEffects } = form;
  let waiting: Set<string> | null = null;
  const makeNow = (name: string) => (waiting ? waiting.add(name) : make(name));
  const makeOne = (pattern: FormPathPattern) => {
    const path = FormPath.parse(pattern);
    if (!path.isMatchPattern) makeNow(path.toString());
  };
  /** While effects are taken up, Formily forgets those of before when a field is made: it is made behind them. */
  const makeAfter = (takeUp: () => void) => {
    if (waiting) return takeUp();
    const names = new Set<string>();
    waiting = names;
    try {
      takeUp();
    } finally {
      waiting = null;
    }
    for (const name of names) make(name);
  };
  form.addEffects = (id, effects) => makeAfter(() => addEffects(id, effects));
  form.setEffects = (effects) => makeAfter(() => setEffects(effects));
  form.createField = (props) => {
    const field = createField(props);
    if (field && core.live(field.path.toString()) === field) {
      const queryAround = field.query;
      field.query = (pattern) => {
        makeOne(FormPath.parse(pattern, field.address));
        return queryAround(pattern);
      };
      live.bind(field);
    }
    return field;
  };
  form.query = (pattern) => {
    makeOne(pattern);
    return query(pattern);
  };
  form.setFieldState = (pattern: FieldMatchPattern, state: Partial<IFieldState> | ((state: IFieldState) => void)) => {
    if (!isQuery(pattern) && !isGeneralField(pattern)) namesMeant(core, pattern).forEach(makeNow);
    if (typeof state === 'function') setFieldState(pattern, state);
    else setFieldState(pattern, state);
  };
}
