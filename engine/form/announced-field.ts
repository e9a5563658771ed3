import { type FormilyField, type FormilyForm, FormPath, LifeCycleTypes } from '../contract/formily.ts';

/** Whether anybody listens to the form by Formily's effects. */
export function hasEffects({ heart: { lifecycles, outerLifecycles } }: FormilyForm): boolean {
  return lifecycles.length + outerLifecycles.size > 0;
}

/**
 * Tells Formily's effects that the value of a field is another one that has not been made. Effects look at the name first, so
 * the field is made for those that mean it alone.
 */
export function announceValue(form: FormilyForm, name: string, make: () => FormilyField | undefined): void {
  form.notify(LifeCycleTypes.ON_FIELD_VALUE_CHANGE, standIn(name, make));
}

/** Has the field's name; for everything else it is the field itself. */
function standIn(name: string, make: () => FormilyField | undefined): object {
  const path = FormPath.parse(name);
  const names = { address: path, path };
  return new Proxy(names, {
    get: (_, key) => (key in names ? path : Reflect.get(Object(make()), key)),
    set: (_, key, value) => Reflect.set(Object(make()), key, value),
    has: (_, key) => Reflect.has(Object(make()), key),
    getPrototypeOf: () => Reflect.getPrototypeOf(Object(make())),
  });
}
