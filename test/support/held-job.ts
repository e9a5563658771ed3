import { shape } from '../../engine/schema/shape.ts';
import { defineJob, type Job } from '../../server/jobs/index.ts';

const input = shape.object({ name: shape.string() });
type Input = typeof input;

interface Begun {
  readonly id: string;
  readonly name: string;
  readonly userId: string;
  readonly signal: AbortSignal;
  progress(done: number, total?: number): void;
  /** Ends it well. */
  finish(result?: string): void;
  fail(error: Error): void;
}

export interface HeldJob {
  readonly job: Job<Input>;
  /** Every run so far, in the order in which they began. */
  readonly begun: Begun[];
  /** Those that have not ended. */
  readonly running: Set<Begun>;
  /** The newest run by that name, as soon as there is one. */
  run(name: string): Promise<Begun>;
}

type More = Partial<Pick<Parameters<typeof defineJob<Input>>[0], 'deadlineMs' | 'repeatable' | 'whenAskedAgain'>>;

/** A job that goes on until its test ends it, or it is told to stop. */
export function heldJob(name: string, more: More = {}): HeldJob {
  const begun: Begun[] = [];
  const running = new Set<Begun>();
  const waiting = new Set<() => void>();
  const job = defineJob({
    name,
    title: 'job.failed',
    input,
    ...more,
    run: ({ id, actor, signal, progress }, given) =>
      new Promise((resolve, reject) => {
        const end = (how: () => void) => {
          running.delete(one);
          how();
        };
        const one: Begun = {
          ...{ id, name: given.name, userId: actor.userId, signal, progress },
          finish: (result) => end(() => resolve(result === undefined ? undefined : { result })),
          fail: (error) => end(() => reject(error)),
        };
        signal.addEventListener('abort', () => one.fail(new Error('stopped')), { once: true });
        begun.push(one);
        running.add(one);
        for (const look of waiting) look();
      }),
  });
  return {
    ...{ job, begun, running },
    run: (wanted) =>
      new Promise((resolve) => {
        const look = () => {
          const found = [...running].reverse().find((one) => one.name === wanted);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}
