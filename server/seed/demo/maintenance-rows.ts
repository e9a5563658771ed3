import { createChance } from './chance.ts';
import {
  after,
  type DemoRow,
  type DemoWorld,
  dayMs,
  dayOf,
  hourMs,
  iso,
  materialLines,
  momentsOf,
  people,
  placeIn,
  stake,
  words,
} from './world.ts';

const teams = [
  { id: 'org-team1', people: people.team1 },
  { id: 'org-team2', people: people.team2 },
];
const equipmentTypes = ['fan', 'pump', 'power', 'fire', 'monitor'];

/** Each ordered for a defect that is being worked on, or as planned maintenance. */
export function repairRows({ now, stored }: DemoWorld): DemoRow[] {
  const chance = createChance(81_007);
  const defects = stored('defect').filter(({ values }) => values.state !== 'pending');
  const moments = momentsOf(now, 180, hourMs);
  return moments.map((at, index) => {
    const age = moments.length - index;
    const state =
      age <= 9
        ? 'open'
        : age <= 24
          ? 'running'
          : age <= 32
            ? 'acceptance'
            : chance.happens(0.04)
              ? 'cancelled'
              : 'done';
    const defect = chance.happens(0.7) ? defects.filter((one) => one.at <= at).at(-chance.between(1, 3)) : undefined;
    const { metres: _, ...elsewhere } = placeIn(chance);
    const place = defect ? pick(defect.values, ['tunnel', 'cabin', 'section', 'stake']) : elsewhere;
    const team = chance.one(teams);
    const isOpen = state === 'open' || state === 'running' || state === 'acceptance';
    const deadline = isOpen ? after(now, chance.between(-2, 5) * dayMs) : after(at, chance.between(2, 6) * dayMs);
    const isFinished = state === 'acceptance' || state === 'done';
    const outsourced = chance.happens(0.2);
    return {
      by: chance.one(['user-zhoumin', 'user-zhanglei', 'user-chenjianguo', 'user-zhaoxue']),
      at,
      values: {
        state,
        repairType: defect ? (chance.happens(0.15) ? 'emergency' : 'defect') : 'preventive',
        defectNo: defect?.values.no ?? null,
        priority: chance.one(['low', 'normal', 'normal', 'high', 'urgent']),
        ...place,
        equipmentType: chance.one(equipmentTypes),
        team: state === 'open' ? null : team.id,
        assignee: state === 'open' ? null : chance.one(team.people),
        planStart: iso(after(at, chance.between(4, 30) * hourMs)),
        deadline: iso(deadline),
        outsourced,
        contractor: outsourced ? chance.one(words.contractors) : null,
        materials: state === 'open' ? [] : materialLines(chance, 3).map(repairLine),
        hours: state === 'open' ? null : chance.between(2, 32) / 2,
        rate: 85,
        finishTime: isFinished ? iso(after(at, chance.between(12, 60) * hourMs)) : null,
        accepter: state === 'done' ? chance.one(words.reviewers) : null,
        score: state === 'done' ? chance.between(3, 5) : null,
        comment: state === 'done' ? chance.one(words.comments) : null,
      },
    };
  });
}

const repairLine = ({ id, unit, quantity, price }: ReturnType<typeof materialLines>[number]) => ({
  material: id,
  unit,
  quantity,
  price,
});

function pick(values: Readonly<Record<string, unknown>>, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, values[name]]));
}

const jobs = ['welder', 'electrician', 'fitter', 'waterproofer', 'helper'];
const measures = ['ventilation', 'lighting', 'extinguisher', 'harness', 'radio', 'detector'];

/** Who goes into the tunnel, to do what, and what was tested before. */
export function permitRows({ now, stored }: DemoWorld): DemoRow[] {
  const chance = createChance(13_579);
  const known = stored('contractor').filter(({ values }) => values.state !== 'suspended');
  const moments = momentsOf(now, 150, 2 * hourMs);
  return moments.map((at, index) => {
    const age = moments.length - index;
    const state =
      age <= 5
        ? 'applied'
        : age <= 9
          ? 'approved'
          : age <= 13
            ? 'working'
            : chance.happens(0.05)
              ? 'rejected'
              : 'closed';
    const isHot = chance.happens(0.2);
    const workType = ['general', ...(isHot ? ['hot'] : []), ...chance.some(['confined', 'height', 'electric'], 0.3)];
    const { metres, stake: fromStake, ...place } = placeIn(chance);
    const start =
      state === 'applied' || state === 'approved' ? after(now, chance.between(2, 48) * hourMs) : after(at, 3 * hourMs);
    const isTested = state !== 'applied' && state !== 'rejected';
    const workers = Array.from({ length: chance.between(2, 5) }, (_, worker) => ({
      name: words.contacts[(index + worker * 5) % words.contacts.length],
      job: chance.one(jobs),
      certificate: `T${chance.between(310_000, 329_999)}${chance.between(1000, 9999)}`,
    }));
    return {
      by: chance.one(['user-zhoumin', 'user-zhanglei', 'user-liwei', 'user-xujing']),
      at,
      values: {
        state,
        workType,
        contractor: chance.one(known).values.company,
        ...place,
        fromStake,
        toStake: stake(metres + chance.between(1, 6) * 20),
        startTime: iso(start),
        deadline: iso(after(start, chance.between(3, 8) * hourMs)),
        assignee: chance.one([...people.team1, ...people.team2]),
        approver: state === 'applied' ? null : chance.one(['user-gaoming', 'user-chenjianguo']),
        content: chance.one(words.permitContents),
        workers,
        headcount: workers.length,
        oxygen: isTested ? chance.decimal(20.1, 20.9) : null,
        methane: isTested ? chance.decimal(0, 2) : null,
        hydrogenSulfide: isTested ? chance.decimal(0, 1.5) : null,
        tester: isTested ? chance.one(people.team1) : null,
        testTime: isTested ? iso(after(start, -0.4 * hourMs)) : null,
        fireMeasures: isHot ? chance.one(words.fireMeasures) : null,
        measures: chance.some(measures, 0.6),
      },
    };
  });
}

/** Every company once, most of them in good standing. */
export function contractorRows({ now }: DemoWorld): DemoRow[] {
  const chance = createChance(2_468);
  return words.contractors.map((company, index) => {
    const state = index === 6 ? 'suspended' : index % 7 === 3 ? 'watch' : 'active';
    const contract = chance.between(12, 180) * 10_000;
    return {
      by: 'user-xujing',
      at: after(now, -(182 - index) * dayMs),
      values: {
        state,
        company,
        trades: chance.some(['civil', 'electric', 'fire', 'ventilation', 'monitor', 'inspection'], 0.35),
        contact: chance.one(words.contacts),
        phone: `1390000${String(1000 + index * 37)}`,
        qualification: chance.one(['first', 'second', 'second', 'third']),
        validUntil: dayOf(after(now, chance.between(-10, 900) * dayMs)),
        score: state === 'active' ? chance.between(3, 5) : 2,
        jobs: chance.between(1, 40),
        contract,
        paid: Math.round(contract * chance.decimal(0.2, 0.9, 2)),
        assignee: chance.one(['user-xujing', 'user-huangtao']),
        warning: state === 'suspended' ? words.warnings[0] : null,
      },
    };
  });
}
