import type { FormSession } from '../contract/form-session.ts';
import { blockingNow } from '../resolve/blocking-now.ts';

/**
 * Judges the form before it is sent, the whole of it or the fields in one node. Where nothing is wrong but something is still
 * on its way (a file being sent, a value that steps fetch), waits for it and judges again, so that what arrived is sent and
 * what did not is named.
 * @param onWait called once when a control is waited for
 * @returns `refused` when something is wrong; `closed` when the form was left meanwhile: nothing is to be sent
 */
export async function readyToSubmit(
  session: FormSession,
  onWait: () => void,
  within?: string,
): Promise<'ready' | 'refused' | 'closed'> {
  const isSound = () =>
    session.validate(within).length === 0 && blockingNow(session.document, session.read).length === 0;
  if (!isSound()) return 'refused';
  if (!session.work.isRunning()) return 'ready';
  if (session.work.isControlRunning()) onWait();
  if (!(await session.work.settled())) return 'closed';
  return isSound() ? 'ready' : 'refused';
}
