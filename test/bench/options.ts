import { parseArgs } from 'node:util';

const parts = ['forms', 'designer', 'weight', 'entry', 'menu', 'server', 'keyword', 'live'] as const;
export type Part = (typeof parts)[number];

const engines = ['postgres', 'embedded'] as const;
export type BenchEngine = (typeof engines)[number];

export interface BenchOptions {
  /** Sizes of the form and of the table. */
  readonly fields: readonly number[];
  readonly rows: readonly number[];
  /** Sizes of the design. */
  readonly nodes: readonly number[];
  /** Empty: all. */
  readonly contenders: readonly string[];
  readonly repetitions: number;
  /** Formily on the project's own React and antd, and our own driver, even where the shared bench is there. */
  readonly ownPeers: boolean;
  readonly parts: readonly Part[];
  /** Lines of the live channel. */
  readonly lines: number;
  /** How long they are held, and then let fall and come back; 0: neither. */
  readonly minutes: number;
  /** Rows that a keyword is looked for in. */
  readonly keywordRows: Readonly<Record<BenchEngine, number>>;
  /** Databases that the lines are held on, and that keywords are looked for in. */
  readonly engines: readonly BenchEngine[];
}

const listOf = (text: string) => text.split(',').filter((part) => part !== '');

/** @throws Error on an option that is not known */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      n: { type: 'string', default: '100,500,1000,2000' },
      d: { type: 'string', default: '100,500,2000' },
      t: { type: 'string', default: '100,500,1000' },
      c: { type: 'string', default: '' },
      reps: { type: 'string', default: '3' },
      own: { type: 'boolean', default: false },
      lines: { type: 'string', default: '1000' },
      minutes: { type: 'string', default: '0' },
      engine: { type: 'string', default: engines.join(',') },
      rows: { type: 'string', default: '1000000,100000' },
      only: { type: 'string', default: parts.join(',') },
    },
  });
  const wanted = listOf(values.only);
  return {
    fields: listOf(values.n).map(Number),
    rows: listOf(values.t).map(Number),
    nodes: listOf(values.d).map(Number),
    contenders: listOf(values.c),
    repetitions: Number(values.reps),
    ownPeers: values.own,
    parts: parts.filter((part) => wanted.includes(part)),
    lines: Number(values.lines),
    minutes: Number(values.minutes),
    keywordRows: { postgres: Number(listOf(values.rows)[0]), embedded: Number(listOf(values.rows).at(-1)) },
    engines: engines.filter((engine) => listOf(values.engine).includes(engine)),
  };
}
