import words from './demo-rows.json' with { type: 'json' };

/** A row of the demo: who wrote it, when, and what a form would have sent. */
export interface DemoRow {
  readonly by: string;
  readonly at: Date;
  readonly values: Record<string, unknown>;
  /** Whoever waits for it to be looked at is told so: the title of a flow message. */
  readonly asks?: string;
}

const inspectionCount = 286;
const defectCount = 90;
const hourMs = 3_600_000;
const minuteMs = 60_000;

/** The same numbers on each start, well mixed. Source: Park and Miller's minimal standard generator (1988). */
function createChance(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  return {
    between: (least: number, most: number): number => least + Math.floor(next() * (most - least + 1)),
    one: <Item>(items: readonly Item[]): Item => {
      const item = items[Math.floor(next() * items.length)];
      if (item === undefined) throw new Error('The demo has an empty list of words.');
      return item;
    },
    happens: (share: number): boolean => next() < share,
  };
}
type Chance = ReturnType<typeof createChance>;

/** Two weeks of rounds, the last ones of today still under way. */
export function demoInspections(now: Date): DemoRow[] {
  const chance = createChance(20_261_120);
  const spaceMs = (14 * 24 * hourMs) / inspectionCount;
  return Array.from({ length: inspectionCount }, (_, index) => {
    const at = new Date(now.getTime() - (inspectionCount - index) * spaceMs);
    const age = inspectionCount - index;
    const state = age <= 6 ? 'running' : age <= 20 ? 'pending' : chance.happens(0.01) ? 'overdue' : 'done';
    const metre = chance.between(0, 16) * 40;
    const kilometre = chance.between(1, 3);
    return {
      by: chance.one(words.inspectors),
      at,
      values: {
        state,
        tunnel: chance.one(words.tunnels),
        cabin: chance.one(words.cabins),
        section: `${stake(kilometre, metre)} ~ ${stake(kilometre, metre + 360)}`,
        inspectionType: chance.one(words.inspectionTypes),
        startTime: new Date(at.getTime() - 40 * minuteMs).toISOString(),
        minutes: state === 'running' ? null : chance.between(18, 75),
        temperature: chance.between(168, 312) / 10,
        oxygen: chance.happens(0.03) ? 19.2 : chance.between(202, 209) / 10,
        humidity: chance.between(48, 92),
        defectCount: chance.happens(0.7) ? 0 : chance.between(1, 3),
        reviewer: state === 'done' ? chance.one(words.reviewers) : null,
        notes: chance.one(words.inspectionNotes),
      },
    };
  });
}

/** A month of defects; grave ones name what was done at once, leaks name their size. */
export function demoDefects(now: Date): DemoRow[] {
  const chance = createChance(60_020);
  const spaceMs = (30 * 24 * hourMs) / defectCount;
  return Array.from({ length: defectCount }, (_, index) => {
    const at = new Date(now.getTime() - (defectCount - index) * spaceMs);
    const age = defectCount - index;
    const { type, notes } = chance.one(words.defects);
    const tunnel = chance.one(tunnelNames);
    const level = chance.one(['general', 'general', 'medium', 'medium', 'serious']);
    const row = {
      by: chance.one(words.inspectors),
      at,
      values: {
        state: age <= 8 ? 'pending' : age <= 24 ? 'running' : chance.happens(0.03) ? 'overdue' : 'done',
        foundTime: new Date(at.getTime() - chance.between(5, 50) * minuteMs).toISOString(),
        tunnel,
        cabin: chance.one(words.cabins),
        section: chance.one(words.sections[tunnel]),
        stake: stake(chance.between(0, 3), chance.between(0, 24) * 40),
        defectType: type,
        level,
        leakArea: type.includes('leak') ? chance.between(5, 400) / 100 : null,
        measure: level === 'serious' ? chance.one(words.measures) : null,
        equipment: chance.one(words.equipment),
        notes,
        materials: demoMaterials(chance),
        labour: chance.between(0, 12) * 150,
      },
    };
    if (!askedAges.includes(age)) return row;
    return { ...row, asks: `「缺陷上报」待您复核：${row.values.stake} ${notes.split('，', 1)[0]}` };
  });
}

/** Which of the newest defects somebody is asked about, by their place from the end. */
const askedAges: readonly number[] = [1, 2, 4];

const tunnelNames = ['binjiang', 'jiangnan', 'xinghu', 'keji'] as const;

function demoMaterials(chance: Chance): Record<string, unknown>[] {
  const first = chance.between(0, words.materials.length - 1);
  return Array.from({ length: chance.between(1, 4) }, (_, index) => ({
    ...words.materials[(first + index) % words.materials.length],
    quantity: chance.between(1, 40),
  }));
}

function stake(kilometre: number, metre: number): string {
  return `K${kilometre + Math.floor(metre / 1000)}+${String(metre % 1000).padStart(3, '0')}`;
}
