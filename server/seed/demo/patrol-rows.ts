import { createChance } from './chance.ts';
import {
  after,
  type DemoRow,
  type DemoWorld,
  dayMs,
  hourMs,
  iso,
  materialLines,
  momentsOf,
  people,
  placeIn,
  stake,
  words,
} from './world.ts';

const minuteMs = 60_000;
const patrols = [...people.team1, ...people.team2];

/** Rounds, the last ones of today still under way. */
export function inspectionRows({ now }: DemoWorld): DemoRow[] {
  const chance = createChance(20_261_120);
  const moments = momentsOf(now, 286);
  return moments.map((at, index) => {
    const age = moments.length - index;
    const state = age <= 6 ? 'running' : age <= 20 ? 'pending' : chance.happens(0.01) ? 'overdue' : 'done';
    const { tunnel, cabin, metres } = placeIn(chance);
    return {
      by: chance.one([...patrols, ...people.control]),
      at,
      values: {
        state,
        tunnel,
        cabin,
        section: `${stake(metres)} ~ ${stake(metres + 360)}`,
        inspectionType: chance.one(words.inspectionTypes),
        startTime: iso(after(at, -40 * minuteMs)),
        minutes: state === 'running' ? null : chance.between(18, 75),
        temperature: chance.decimal(16.8, 31.2),
        oxygen: chance.happens(0.03) ? 19.2 : chance.decimal(20.2, 20.9),
        humidity: chance.between(48, 92),
        defectCount: chance.happens(0.7) ? 0 : chance.between(1, 3),
        reviewer: state === 'done' ? chance.one(words.reviewers) : null,
        notes: chance.one(words.inspectionNotes),
      },
    };
  });
}

/** Which of the newest defects somebody is asked about, by their place from the end. */
const askedAges: readonly number[] = [1, 2, 4];

/** Those that the shift leader reported herself, and who else reports. */
const ownAges: readonly number[] = [3, 16, 21];
const others = patrols.filter((id) => id !== 'user-zhoumin');

/** Defects; grave ones name what was done at once, leaks name their size. */
export function defectRows({ now }: DemoWorld): DemoRow[] {
  const chance = createChance(60_020);
  const moments = momentsOf(now, 286);
  return moments.map((at, index) => {
    const age = moments.length - index;
    const { type, notes } = chance.one(words.defects);
    const { metres, ...place } = placeIn(chance);
    const level = chance.one(['general', 'general', 'medium', 'medium', 'serious']);
    const state = age <= 14 ? 'pending' : age <= 38 ? 'running' : chance.happens(0.03) ? 'overdue' : 'done';
    const days = level === 'serious' ? 1 : level === 'medium' ? 3 : 7;
    const isOpen = state === 'running' || state === 'pending';
    const due = after(at, days * dayMs + (isOpen ? chance.between(0, 8) * hourMs : 0));
    return {
      by: ownAges.includes(age)
        ? 'user-zhoumin'
        : chance.one(askedAges.includes(age) ? others : [...patrols, ...people.control]),
      at,
      values: {
        state,
        foundTime: iso(after(at, -chance.between(5, 50) * minuteMs)),
        ...place,
        defectType: type,
        level,
        leakArea: type.includes('leak') ? chance.decimal(0.05, 4, 2) : null,
        measure: level === 'serious' ? chance.one(words.measures) : null,
        equipment: chance.one(words.equipment),
        notes,
        assignee: state === 'pending' ? null : chance.one(patrols),
        deadline: iso(due),
        materials: materialLines(chance, 4).map(({ id: _, ...line }) => line),
        labour: chance.between(0, 12) * 150,
      },
      asks: askedAges.includes(age),
    };
  });
}

/** What is measured, where the limit lies and how far beyond it a reading may be. */
const measured: Readonly<Record<string, readonly [limit: number, most: number]>> = {
  methane: [20, 46],
  oxygen: [19.5, 19.4],
  water: [0.8, 1.6],
  temperature: [40, 58],
};

/** Alarms of the control center; some of the confirmed ones became defects. */
export function alarmRows({ now, stored }: DemoWorld): DemoRow[] {
  const chance = createChance(44_101);
  const defects = stored('defect');
  const moments = momentsOf(now, 160, 6 * minuteMs);
  return moments.map((at, index) => {
    const age = moments.length - index;
    const { metres, stake: _, ...place } = placeIn(chance);
    const alarmType = chance.one(['methane', 'oxygen', 'water', 'water', 'temperature', 'smoke', 'intrusion', 'power']);
    const range = measured[alarmType];
    const state = age <= 4 ? 'new' : age <= 12 ? 'handling' : chance.happens(0.12) ? 'false' : 'closed';
    const level = chance.one(['1', '2', '2', '3', '3', '3']);
    const isClosed = state === 'closed' || state === 'false';
    const result = isClosed
      ? state === 'false'
        ? 'reset'
        : chance.one(['ventilated', 'pumped', 'reset', 'repaired'])
      : null;
    const confirmed = after(at, chance.between(1, 9) * minuteMs);
    return {
      by: chance.one(people.control),
      at,
      values: {
        state,
        alarmTime: iso(at),
        level,
        ...place,
        alarmType,
        reading: range ? chance.decimal(range[0], range[1], 2) : null,
        limit: range?.[0] ?? null,
        assignee: state === 'new' ? null : chance.one([...people.control, 'user-zhoumin', 'user-zhanglei']),
        deadline: iso(after(at, (level === '1' ? 1 : level === '2' ? 4 : 24) * hourMs)),
        confirmTime: state === 'new' ? null : iso(confirmed),
        result,
        defectNo: result === 'repaired' ? nearest(defects, at) : null,
        measure: level === '1' ? chance.one(words.measures) : null,
        notes: '',
      },
    };
  });
}

/** The number of the first record that was written after a moment. */
function nearest(records: ReturnType<DemoWorld['stored']>, at: Date): unknown {
  return (records.find((one) => one.at >= at) ?? records.at(-1))?.values.no ?? null;
}
