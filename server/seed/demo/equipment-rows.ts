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
  placeIn,
  words,
} from './world.ts';

/** What stands in the tunnels: its category, the letters of its tag and about what it cost. */
const kinds = [
  { name: 'exhaustFan', type: 'fan', tag: 'PF', price: 18_600 },
  { name: 'supplyFan', type: 'fan', tag: 'SF', price: 15_200 },
  { name: 'sewagePump', type: 'pump', tag: 'WP', price: 6_800 },
  { name: 'levelSensor', type: 'pump', tag: 'LT', price: 1_450 },
  { name: 'switchboard', type: 'power', tag: 'AP', price: 42_000 },
  { name: 'lightBox', type: 'power', tag: 'AL', price: 8_600 },
  { name: 'emergencyLight', type: 'power', tag: 'EL', price: 380 },
  { name: 'fireDoor', type: 'fire', tag: 'FM', price: 4_200 },
  { name: 'extinguisher', type: 'fire', tag: 'MH', price: 260 },
  { name: 'heatDetector', type: 'fire', tag: 'TD', price: 320 },
  { name: 'camera', type: 'monitor', tag: 'SX', price: 2_350 },
  { name: 'methaneSensor', type: 'monitor', tag: 'GD', price: 3_900 },
  { name: 'oxygenSensor', type: 'monitor', tag: 'OX', price: 3_100 },
] as const;
const keepers = ['user-xujing', 'user-huangtao', 'user-zhoumin', 'user-zhanglei'];

export function equipmentRows({ now }: DemoWorld): DemoRow[] {
  const chance = createChance(70_707);
  return Array.from({ length: 240 }, (_, index) => {
    const { name, type, tag, price } = kinds[index % kinds.length] ?? kinds[0];
    const { metres: _metres, ...place } = placeIn(chance);
    const state = chance.happens(0.03)
      ? 'fault'
      : chance.happens(0.03)
        ? 'repairing'
        : chance.happens(0.08)
          ? 'standby'
          : 'running';
    const lastCheck = after(now, -chance.between(5, 175) * dayMs);
    return {
      by: chance.one(['user-xujing', 'user-huangtao']),
      at: after(now, -182 * dayMs + index * hourMs),
      values: {
        state,
        name,
        equipmentType: type,
        ...place,
        tag: `${tag}-${String(place.section).slice(0, 2)}-${String(index + 1).padStart(3, '0')}`,
        brand: chance.one(words.makes),
        installDate: dayOf(after(now, -chance.between(300, 2_400) * dayMs)),
        warranty: chance.one([12, 24, 36]),
        price: price + chance.between(0, 20) * 10,
        rate: chance.one([8, 10, 12.5]),
        lastCheck: dayOf(lastCheck),
        deadline: dayOf(after(lastCheck, 180 * dayMs)),
        assignee: chance.one(keepers),
        fault: state === 'fault' ? chance.one(words.faults) : null,
      },
    };
  });
}

const warehouses = ['main', 'north', 'emergency'];

/** Every material in every store. */
export function materialRows({ now }: DemoWorld): DemoRow[] {
  const chance = createChance(5_150);
  return warehouses.flatMap((warehouse, place) =>
    words.materials.map(({ id, unit, price }, index) => {
      const state = chance.happens(0.06) ? 'out' : chance.happens(0.15) ? 'low' : 'enough';
      const safeStock = chance.between(2, 20);
      return {
        by: 'user-xujing',
        at: after(now, -170 * dayMs + (place * 20 + index) * hourMs),
        values: {
          state,
          material: id,
          warehouse,
          unit,
          stock: state === 'out' ? 0 : state === 'low' ? Math.floor(safeStock / 2) : safeStock + chance.between(1, 60),
          safeStock,
          price,
          shelf: `${'ABC'[place]}${1 + (index % 5)}-${String(1 + Math.floor(index / 5)).padStart(2, '0')}`,
          validUntil: dayOf(after(now, chance.between(60, 1_200) * dayMs)),
          assignee: chance.one(['user-xujing', 'user-huangtao']),
          notes: '',
        },
      };
    }),
  );
}

/** What was taken out of a store for which repair. */
export function issueRows({ now, stored }: DemoWorld): DemoRow[] {
  const chance = createChance(31_415);
  const repairs = stored('repair').filter(({ values }) => values.state !== 'open');
  const moments = momentsOf(now, 140, 3 * hourMs);
  return moments.map((at, index) => {
    const age = moments.length - index;
    const purpose = chance.one(['repair', 'repair', 'repair', 'maintenance', 'emergency']);
    const state = age <= 6 ? 'requested' : chance.happens(0.04) ? 'returned' : 'issued';
    const repair =
      purpose === 'maintenance' ? undefined : repairs.filter((one) => one.at <= at).at(-chance.between(1, 4));
    return {
      by: chance.one(['user-zhoumin', 'user-liwei', 'user-wangfang', 'user-zhanglei', 'user-liuyang']),
      at,
      values: {
        state,
        repairNo: repair?.values.no ?? null,
        purpose,
        warehouse: chance.one(warehouses),
        assignee: state === 'requested' ? null : 'user-xujing',
        deadline: iso(state === 'requested' ? after(now, chance.between(2, 60) * hourMs) : after(at, 24 * hourMs)),
        items: materialLines(chance, 4).map(({ id, unit, quantity, price }) => ({
          material: id,
          unit,
          quantity,
          price,
        })),
        notes: '',
      },
    };
  });
}
