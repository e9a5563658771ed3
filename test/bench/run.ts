import { embeddedBench, postgresBench } from './bench-database.ts';
import { designerOutcomes } from './designer/designer-goals.ts';
import { designerTables } from './designer/designer-tables.ts';
import { measureDesigners } from './designer/designers.ts';
import { entryOutcomes, entryTable, measureEntry } from './entry.ts';
import { formOutcomes } from './form-goals.ts';
import { formTables } from './form-tables.ts';
import { measureForms } from './forms.ts';
import { type HeldFigures, measureHeld } from './held.ts';
import { type KeywordFigures, measureKeyword } from './keyword.ts';
import { keywordOutcomes, keywordTable } from './keyword-goals.ts';
import { type LiveFigures, measureLive } from './live.ts';
import { heldOutcomes, liveOutcomes } from './live-goals.ts';
import { measureMenu, menuOutcomes } from './menu.ts';
import { type BenchEngine, readOptions } from './options.ts';
import { outcomeTable } from './outcome.ts';
import { measureWeight, weightOutcomes, weightTable } from './page-weight.ts';
import { sharedFormBench } from './places.ts';
import { measureServer, type ServerFigures } from './server.ts';
import { serverOutcomes, serverTable } from './server-goals.ts';
import { machineLine, writeSection } from './write-report.ts';

/** `npm run bench -- [--only forms,designer,weight,entry,menu,server,keyword,live] [--n 100,1000] [--t 100,1000] [--d 100,500] [--c adit,formily] [--reps 3] [--own] [--lines 5000 --minutes 60 --engine postgres] [--rows 1000000,100000]` */
const options = readOptions(process.argv.slice(2));

if (options.parts.includes('forms')) {
  const samples = await measureForms(options);
  const peers =
    sharedFormBench() && !options.ownPeers
      ? 'the shared bench of the peers'
      : "Formily on the project's own React and antd";
  for (const [kind, section] of [['form', 'forms'] as const, ['table', 'tables'] as const]) {
    if (!samples.some((sample) => sample.kind === kind)) continue;
    const lines = [...outcomeTable(formOutcomes(samples, kind)), '', ...formTables(samples, kind)];
    process.stdout.write(`${lines.join('\n')}\n`);
    // A run of some contenders is for looking, not for the record.
    if (options.contenders.length > 0) continue;
    writeSection(section, [`${machineLine()} · peers: ${peers} · medians of ${options.repetitions}`, '', ...lines]);
  }
}

if (options.parts.includes('designer')) {
  const samples = await measureDesigners(options);
  const lines = [...outcomeTable(designerOutcomes(samples)), '', ...designerTables(samples)];
  process.stdout.write(`${lines.join('\n')}\n`);
  if (options.contenders.length === 0)
    writeSection('designer', [`${machineLine()} · medians of ${options.repetitions} runs`, '', ...lines]);
}

if (options.parts.includes('weight')) {
  const weighed = await measureWeight();
  const lines = [...outcomeTable(weightOutcomes(weighed)), '', ...weightTable(weighed)];
  process.stdout.write(`${lines.join('\n')}\n`);
  writeSection('weight', [machineLine(), '', ...lines]);
}

if (options.parts.includes('entry')) {
  const figures = await measureEntry(options.repetitions);
  const lines = [...outcomeTable(entryOutcomes(figures)), '', ...entryTable(figures)];
  process.stdout.write(`${lines.join('\n')}\n`);
  writeSection('entry', [`${machineLine()} · medians of ${options.repetitions}`, '', ...lines]);
}

if (options.parts.includes('menu')) {
  const lines = outcomeTable(menuOutcomes(await measureMenu(options.repetitions)));
  process.stdout.write(`${lines.join('\n')}\n`);
  writeSection('menu', [`${machineLine()} · medians of ${options.repetitions}`, '', ...lines]);
}

/** A keyword is quick to ask for again, and its rows are slow to make. */
const keywordRounds = 9;

const engines = { postgres: postgresBench, embedded: async () => embeddedBench() } satisfies Record<
  BenchEngine,
  unknown
>;

if (options.parts.includes('server')) {
  const figures: ServerFigures[] = [];
  for (const open of Object.values(engines)) {
    const database = await open();
    try {
      figures.push(await measureServer(database));
    } finally {
      await database.remove();
    }
  }
  const lines = [...outcomeTable(serverOutcomes(figures)), '', ...serverTable(figures)];
  process.stdout.write(`${lines.join('\n')}\n`);
  writeSection('server', [machineLine(), '', ...lines]);
}

if (options.parts.includes('keyword')) {
  const figures: KeywordFigures[] = [];
  for (const engine of options.engines) {
    const database = await engines[engine]();
    try {
      figures.push(await measureKeyword(database, options.keywordRows[engine], keywordRounds));
    } finally {
      await database.remove();
    }
  }
  const lines = [...outcomeTable(keywordOutcomes(figures)), '', ...keywordTable(figures)];
  process.stdout.write(`${lines.join('\n')}\n`);
  writeSection('keyword', [`${machineLine()} · medians of ${keywordRounds}`, '', ...lines]);
}

if (options.parts.includes('live') && options.minutes > 0) {
  const figures: HeldFigures[] = [];
  for (const engine of options.engines) {
    const database = await engines[engine]();
    try {
      const held = await measureHeld(database, options);
      figures.push(held);
      process.stdout.write(`${outcomeTable(heldOutcomes(held)).join('\n')}\n`);
    } finally {
      await database.remove();
    }
  }
  const lines = outcomeTable(figures.flatMap(heldOutcomes));
  writeSection('held', [`${machineLine()} · held for ${options.minutes} minutes`, '', ...lines]);
} else if (options.parts.includes('live')) {
  const figures: LiveFigures[] = [];
  for (const [open, processes] of [
    [engines.postgres, 1],
    [engines.postgres, 2],
    [engines.embedded, 1],
  ] as const) {
    const database = await open();
    try {
      figures.push(await measureLive(database, processes, options.lines));
    } finally {
      await database.remove();
    }
  }
  const lines = outcomeTable(liveOutcomes(figures));
  process.stdout.write(`${lines.join('\n')}\n`);
  writeSection('live', [machineLine(), '', ...lines]);
}
