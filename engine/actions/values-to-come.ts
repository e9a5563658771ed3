import type { FormWork } from '../contract/form-session.ts';
import type { Action } from '../schema/documents/action.ts';

/**
 * Tells a form of the fields that steps fill in after they have asked: whoever leaves a name and presses submit at once
 * sends what is proposed by the name. Steps that submit are not waited for by themselves.
 * @returns to be called when the steps have ended
 */
export function announceValues(actions: readonly Action[], work: FormWork): () => void {
  const asks = actions.findIndex(({ action }) => action === 'request' || action === 'command');
  if (asks < 0 || actions.some(({ action }) => action === 'submit')) return () => {};
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
