import { Ajv } from 'ajv';
import { limits } from '../../engine/schema/limits.ts';
import type { Shape, TSchema } from '../../engine/schema/shape.ts';
import type { Actor } from '../kernel/actor.ts';
import type { AppContext } from '../kernel/app-context.ts';
import type { ServerTextKey, ServerWords } from '../kernel/words.ts';

/** One run of a job, as its work sees it. */
export interface JobRun {
  readonly id: string;
  readonly context: AppContext;
  readonly tenantId: string;
  /** Aborted when the job is to stop: cancelled, past its deadline, or the server ends. To be asked between two steps. */
  readonly signal: AbortSignal;
  /** How far it is. May be said as often as one likes, also within a transaction: it is written once a second. */
  progress(done: number, total?: number): void;
}

/** The same for somebody, with the rights that he has when it runs. */
export interface PersonJobRun extends JobRun {
  readonly actor: Actor;
}

export interface JobOutcome {
  /** What came of it, such as the id of a file: what it means depends on the job. */
  readonly result?: string;
  /** For people; default: none. */
  readonly words?: ServerWords;
}

interface Plan<Input extends TSchema, Run extends JobRun> {
  /** Kept in rows: a promise once released. */
  readonly name: string;
  /** What people call it. */
  readonly title: ServerTextKey;
  readonly input: Input;
  /** default: that of the limits */
  readonly deadlineMs?: number;
  /**
   * The work may be done twice, or in part and then from the start: after a failure, or the end of its process, it is tried
   * again, with pauses that double. Left out, it is run once and fails.
   */
  readonly repeatable?: { readonly times: number; readonly pauseMs: number };
  /**
   * What becomes of a job that is asked for with a key while one with that key is running: `same`: that one is meant.
   * `onceMore`: that one runs once more when it has ended, since it may have seen what was there before.
   */
  readonly whenAskedAgain?: 'same' | 'onceMore';
  run(run: Run, input: Shape<Input>): Promise<JobOutcome | undefined>;
}

/** A registered job: nothing else is ever run. Source: reliability A96 */
export interface Job<Input extends TSchema = TSchema> {
  readonly name: string;
  readonly title: ServerTextKey;
  readonly as: 'person' | 'server';
  readonly deadlineMs: number;
  /** How often it may be tried in all. */
  readonly times: number;
  readonly pauseMs: number;
  readonly whenAskedAgain: 'same' | 'onceMore';
  accepts(input: unknown): input is Shape<Input>;
  /** @param actor null for a job of the server */
  run(run: JobRun, actor: Actor | null, input: unknown): Promise<JobOutcome | undefined>;
}

const ajv = new Ajv({ strict: false });

/** A job that people ask for, and that can do what they may. */
export function defineJob<Input extends TSchema>(plan: Plan<Input, PersonJobRun>): Job<Input> {
  return job(plan, 'person', (run, actor, input) => {
    if (actor === null) throw new Error(`The job ${plan.name} is somebody's.`);
    return plan.run({ ...run, actor }, input);
  });
}

/** A job that the server asks itself for: nobody's rights bound it, nobody can cancel it. One of its kind runs at a time. */
export function defineServerJob<Input extends TSchema>(plan: Plan<Input, JobRun>): Job<Input> {
  return job(plan, 'server', (run, _, input) => plan.run(run, input));
}

function job<Input extends TSchema, Run extends JobRun>(
  plan: Plan<Input, Run>,
  as: Job['as'],
  run: (run: JobRun, actor: Actor | null, input: Shape<Input>) => Promise<JobOutcome | undefined>,
): Job<Input> {
  const { name, title, deadlineMs = limits.jobDeadlineMs, repeatable, whenAskedAgain = 'same' } = plan;
  const check = ajv.compile<Shape<Input>>(plan.input);
  const accepts = (input: unknown): input is Shape<Input> => check(input);
  return {
    name,
    title,
    as,
    deadlineMs,
    times: repeatable?.times ?? 1,
    pauseMs: repeatable?.pauseMs ?? 0,
    whenAskedAgain,
    accepts,
    async run(given, actor, input) {
      if (!accepts(input)) throw new Error(`What the job ${name} was asked for with has another shape by now.`);
      return run(given, actor, input);
    },
  };
}

/** By name. @throws Error for two of one name */
export function jobsByName(jobs: readonly Job[]): ReadonlyMap<string, Job> {
  const byName = new Map(jobs.map((one) => [one.name, one]));
  if (byName.size < jobs.length) throw new Error('Two jobs have one name.');
  return byName;
}
