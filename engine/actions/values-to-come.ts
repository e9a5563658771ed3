import type { FormWork } from '../contract/form-session.ts';
import type { Action } from '../schema/documents/action.ts';

/**
 * Tells a form of the fields that steps fill in after they have asked: whoever leaves a name and presses submit at once
 * sends what is proposed by the name. Steps that submit would wait for themselves: of these nothing is told.
 * @returns to be called when the steps have ended
 */
export function announceValues(actions: readonly Action[], work: FormWork): () => void {
  const asks = actions.findIndex(({ action }) => action === 'request' || action === 'command');
  if (asks < 0 || submits(actions)) return () => {};
  const owners = actions
    .slice(asks)
    .flatMap((step) =>
      step.action === 'setValue' ? [{ name: step.field, isRunning: true, failure: '', byStep: true }] : [],
    );
  for (const owner of owners) work.set(owner, owner);
  return () => {
    for (const owner of owners) work.set(owner, null);
  };
}

function submits(actions: readonly Action[]): boolean {
  return actions.some((step) => step.action === 'submit' || ('onError' in step && submits(step.onError ?? [])));
}
