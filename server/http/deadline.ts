import type { Call } from '../../engine/schema/calls/index.ts';
import { limits } from '../../engine/schema/limits.ts';
import { Refused } from '../kernel/refused.ts';

/**
 * Answers in time, whatever the handler waits for; the statements that it started have deadlines of their own.
 * @throws Refused `busy` past 30 s (read) or 60 s (write). Source: reliability 0.4
 */
export async function withDeadline<T>(call: Call, work: Promise<T>): Promise<T> {
  // A file takes as long as its sender's line; its size is bounded instead.
  if (call.encoding === 'multipart') return work;
  const limitMs = call.writes || call.method === 'POST' ? limits.writeDeadlineMs : limits.readDeadlineMs;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Refused('busy', 'call.late')), limitMs);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
