import { answerCodes, endsSession } from '../../../engine/schema/call-shapes/envelope.ts';
import { limits } from '../../../engine/schema/limits.ts';
import { noCode } from '../read-answer.ts';
import { RequestError } from '../request-error.ts';

/** Waits so long. @throws AbortError */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

/** Whether the same call may well succeed a moment later: the line is broken, or the server is out of order. */
function passes(error: unknown): boolean {
  if (!(error instanceof RequestError)) return false;
  const { code } = error;
  if (code === 'network' || code === noCode) return true;
  return Number(code) >= 500 && Number(code) !== answerCodes.full.code && !endsSession(code);
}

/**
 * Makes a call again after 1, 2, 4, 8 and 16 s while what is in its way may pass. Source: library specification 9, chunk size
 * @throws whatever the last try threw
 */
export async function tryAgain<T>(work: () => Promise<T>, wait: Wait, signal: AbortSignal): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (tries === limits.chunkRetries || !passes(error)) throw error;
      await wait(limits.chunkRetryMs * 2 ** tries, signal);
    }
  }
}
