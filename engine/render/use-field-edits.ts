import { useCallback } from 'react';
import { useEngine } from '../contract/engine-context.ts';
import type { Field } from '../schema/fields/fields.ts';

/** Kinds whose controls leave no doubt when a choice is made: judged at once. Text is judged on leaving the field. */
const typedKinds = new Set(['text', 'longText', 'integer', 'decimal', 'computed']);

/** What a person does to a field of the main form: writes, and leaves it. */
export function useFieldEdits(field: Field) {
  const { session, run } = useEngine();
  const { name } = field;
  const onChange = useCallback(
    (value: unknown) => {
      session.input(name, value);
      const trigger = field.node.config.trigger;
      const atOnce = Array.isArray(trigger) ? trigger.includes('change') : trigger === 'change';
      if (atOnce || !typedKinds.has(field.kind)) session.check(name);
      // What is typed is not done with at each key.
      const steps = field.node.on?.change ?? [];
      if (steps.length > 0 && !typedKinds.has(field.kind)) queueMicrotask(() => void run(steps));
    },
    [session, run, name, field],
  );
  const onBlur = useCallback(() => {
    if (session.field(name)?.modified) session.check(name);
  }, [session, name]);
  return { onChange, onBlur };
}
