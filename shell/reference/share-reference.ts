import { type RequestInput, type Requests, requestsBy } from '../../engine/contract/requests.ts';
import { isRequestFailure, type Services } from '../../engine/contract/services.ts';
import { endsSession } from '../../engine/schema/call-shapes/envelope.ts';
import { createOptionLoader } from '../services/option-loader.ts';
import type { Reference } from './reference.ts';

/** The same services; reference data is asked for once however many ask, and each of them may stop waiting by himself. */
export function shareReference(services: Services, reference: Reference, user: string): Services {
  const said = new WeakSet<Error>();
  const requestNamed: Requests['requestNamed'] = (call, input) => {
    // One who leaves must not take the answer from the others.
    const { signal, ...shared } = input;
    const answer = reference.read(user, call, input, () => services.requestNamed(call, { ...shared, quiet: true }));
    if (!answer) return services.requestNamed(call, input);
    return untilAborted(answer, signal).catch((error: unknown) => {
      const isSaid = input.quiet || signal?.aborted || !isRequestFailure(error) || said.has(error);
      // A session that has ended is said by its owner.
      if (!isSaid && !endsSession(error.code)) {
        said.add(error);
        services.toast('error', error.message);
      }
      throw error;
    });
  };
  const requests = requestsBy(requestNamed);
  return { ...services, ...requests, loadOptions: createOptionLoader(requests.request) };
}

function untilAborted(answer: Promise<unknown>, signal: RequestInput['signal']): Promise<unknown> {
  if (!signal) return answer;
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('', 'AbortError'));
    if (signal.aborted) return stop();
    signal.addEventListener('abort', stop, { once: true });
    answer.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
