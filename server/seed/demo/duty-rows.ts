import { createChance } from './chance.ts';
import { after, type DemoRow, type DemoWorld, dayMs, dayOf, hourMs, iso, people, words } from './world.ts';

const control = people.control;

/** Two shifts a day; the one of now is still on. */
export function dutyRows({ now }: DemoWorld): DemoRow[] {
  const chance = createChance(86_400);
  const shifts = 280;
  return Array.from({ length: shifts }, (_, index) => {
    const age = shifts - 1 - index;
    const at = after(now, -age * 12 * hourMs - hourMs);
    const isOn = age === 0;
    const onDuty = control[index % control.length] ?? 'user-zhaoxue';
    const events = Array.from({ length: chance.between(1, 3) }, (_event, place) => ({
      time: `${String(8 + place * 3 + chance.between(0, 2)).padStart(2, '0')}:${chance.one(['00', '10', '25', '40'])}`,
      kind: chance.one(['patrol', 'patrol', 'alarm', 'entry', 'test']),
      content: '',
    }));
    return {
      by: onDuty,
      at,
      values: {
        state: isOn ? 'onDuty' : 'handedOver',
        dutyDate: dayOf(after(at, 8 * hourMs)),
        shift: index % 2 === 0 ? 'day' : 'night',
        assignee: isOn ? null : control[(index + 1) % control.length],
        weather: chance.one(['sunny', 'sunny', 'cloudy', 'rain', 'storm', 'fog']),
        alarms: chance.between(0, 4),
        rounds: chance.between(1, 5),
        entries: chance.between(0, 16),
        events,
        handover: isOn ? '' : chance.one(words.handovers),
      },
    };
  });
}

const courses = ['confined', 'fire', 'electric', 'firstAid', 'gas', 'flood', 'system'];
const trainees = [...people.team1, ...people.team2, ...control, 'user-xujing', 'user-gaoming', 'user-huangtao'];

/** Each person took most of the courses; some are still to come. */
export function trainingRows({ now }: DemoWorld): DemoRow[] {
  const chance = createChance(101);
  const rows = courses.flatMap((course) => trainees.flatMap((by) => (chance.happens(0.85) ? [{ course, by }] : [])));
  return rows
    .map(({ course, by }, index) => {
      const isPlanned = index % 9 === 4;
      const day = isPlanned ? after(now, chance.between(2, 25) * dayMs) : after(now, -chance.between(3, 175) * dayMs);
      const theory = chance.between(52, 100);
      const practice = chance.between(60, 100);
      const isPassed = theory * 0.4 + practice * 0.6 >= 70;
      return {
        by,
        at: isPlanned ? after(now, -chance.between(1, 5) * dayMs) : day,
        values: {
          state: isPlanned ? 'planned' : isPassed ? 'passed' : 'failed',
          course,
          trainingDate: dayOf(day),
          hours: chance.one([2, 4, 8]),
          assignee: chance.one(['user-gaoming', 'user-chenjianguo', 'user-huangtao']),
          mode: chance.one(['classroom', 'field', 'online']),
          theory: isPlanned ? null : theory,
          practice: isPlanned ? null : practice,
          certificate: !isPlanned && isPassed ? `GL${2_600 + index}` : null,
          deadline: isPlanned ? null : dayOf(after(day, 365 * dayMs)),
        },
      };
    })
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

const scenarios = ['gasLeak', 'fire', 'flood', 'rescue', 'power'];
const problems = ['late', 'gear', 'contact', 'route', 'record'];

/** One a week. */
export function drillRows({ now }: DemoWorld): DemoRow[] {
  const chance = createChance(9_119);
  return Array.from({ length: 26 }, (_, index) => {
    const age = 25 - index;
    const at = after(now, -age * 7 * dayMs - 5 * hourMs);
    const state = age === 0 ? 'planned' : age <= 2 ? 'held' : 'reviewed';
    return {
      by: 'user-gaoming',
      at,
      values: {
        state,
        scenario: scenarios[index % scenarios.length],
        tunnel: chance.one(['binjiang', 'jiangnan', 'xinghu', 'keji']),
        startTime: iso(after(at, 2 * dayMs)),
        assignee: chance.one(['user-chenjianguo', 'user-gaoming', 'user-zhoumin']),
        people: chance.between(8, 40),
        minutes: state === 'planned' ? null : chance.between(25, 90),
        deadline: iso(after(at, 14 * dayMs)),
        result: state === 'reviewed' ? chance.between(3, 5) : null,
        problems:
          state === 'planned'
            ? []
            : chance
                .some(problems, 0.35)
                .map((problem) => ({ problem, owner: chance.one(words.reviewers), fixed: age > 4 })),
      },
    };
  });
}
