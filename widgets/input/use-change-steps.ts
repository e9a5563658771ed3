import { useContext, useRef } from 'react';
import { EngineContext } from '../../engine/contract/engine-context.ts';
import type { FieldProps } from '../../engine/contract/widget.ts';

/**
 * The steps of `change` of a text, run once it has been left and is another one than before: not for each key.
 * @returns what the control calls with the text as it is left
 */
export function useChangeSteps(field: FieldProps<string>['field'] | undefined, text: string): (left: string) => void {
  const engine = useContext(EngineContext);
  const known = useRef(text);
  return (left) => {
    if (left === known.current) return;
    known.current = left;
    const steps = field?.node.on?.change ?? [];
    // After the value is in the form: what runs may read it.
    if (steps.length > 0 && left !== '') queueMicrotask(() => void engine?.run(steps));
  };
}
