import type { Option } from '../../../engine/schema/values/index.ts';

const names = (pairs: Record<string, string>): Option[] =>
  Object.entries(pairs).map(([value, label]) => ({ value, label }));

/** Dictionaries and interfaces of the sample models, by their id. */
export const sampleOptions: Readonly<Record<string, readonly Option[]>> = {
  'dict-tunnel': names({ binjiang: '滨江大道管廊', jiangnan: '江南路管廊', xinghu: '星湖路管廊', keji: '科技园管廊' }),
  'dict-cabin': names({ comprehensive: '综合舱', electric: '电力舱', gas: '燃气舱', heat: '热力舱' }),
  'dict-inspection-type': names({ daily: '日常巡检', weekly: '每周巡检', special: '专项巡检' }),
  'dict-unit': names({ kg: 'kg', bag: '袋', piece: '支' }),
  'api-section': names({ 'BJ-01': '滨江 1 段', 'JN-01': '江南 1 段' }),
  'dict-defect-type': [
    { value: 'structure', label: '结构', children: names({ crack: '裂缝', leak: '渗漏水' }) },
    { value: 'power', label: '供电照明', children: names({ lamp: '灯具故障' }) },
  ],
};

/** The same as the dictionary call gives them. */
export function sampleEntries(source: string): unknown[] {
  const entries = (options: readonly Option[]): unknown[] =>
    options.map(({ value, label, children }) => ({
      id: value,
      enCode: value,
      fullName: label,
      ...(children ? { children: entries(children) } : {}),
    }));
  return entries(sampleOptions[source] ?? []);
}

const pick = <T>(from: readonly T[], index: number): T | undefined => from[index % from.length];
const firstDay = Date.UTC(2026, 10, 20, 1, 35);

/** Inspections, the newest first, always the same ones. */
export function sampleInspections(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const number = count - index;
    const state = pick(['pending', 'done', 'done', 'running', 'done', 'done', 'overdue'], index);
    const from = (index * 360) % 1000;
    return {
      id: `i${number}`,
      values: {
        no: `XJ-20261120-${String(number).padStart(4, '0')}`,
        state,
        tunnel: pick(['binjiang', 'jiangnan', 'xinghu', 'keji'], index),
        cabin: pick(['comprehensive', 'heat', 'gas', 'electric'], index),
        section: `K${1 + (index % 3)}+${String(from).padStart(3, '0')} ~ K${1 + (index % 3)}+${String(from + 360).slice(-3)}`,
        inspectionType: pick(['daily', 'daily', 'special', 'weekly'], index),
        inspector: pick(['陈立新', '赵建国', '何静', '王晓东', '孙浩', '马超', '李雪'], index),
        team: pick(['运维一班', '运维二班', '运维三班'], index),
        startTime: new Date(firstDay - index * 17 * 60_000).toISOString(),
        minutes: state === 'running' ? null : 38 + ((index * 17) % 60),
        temperature: 21.5 + (index % 9) / 2,
        oxygen: 20.9,
        humidity: 60 + (index % 20),
        defectCount: index % 4,
        reviewer: pick(['周敏', null, '陈建国'], index),
        notes: pick(
          [null, '排水沟有少量积水，已清理；照明回路 2 跳闸一次，已复位，建议下月检修时更换断路器', null],
          index,
        ),
      },
    };
  });
}

export function sampleDefects(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const number = count - index;
    const quantity = 24 + index;
    return {
      id: `d${number}`,
      values: {
        no: `QX-20261119-${String(number).padStart(4, '0')}`,
        state: pick(['pending', 'running', 'done', 'overdue'], index),
        foundTime: new Date(firstDay - index * 37 * 60_000).toISOString(),
        tunnel: pick(['binjiang', 'jiangnan', 'xinghu'], index),
        cabin: pick(['electric', 'comprehensive', 'gas'], index),
        section: 'BJ-01',
        stake: `K2+${240 + index}`,
        defectType: ['structure', 'leak'],
        level: pick(['medium', 'general', 'serious'], index),
        leakArea: 0.85,
        measure: index % 3 === 2 ? '已设围挡' : null,
        equipment: null,
        notes: '顶板施工缝处湿渍，约每分钟 12 滴；已放置接水槽并张挂警示牌，未影响 10 kV 电缆运行。',
        materials: [
          {
            id: `m${number}`,
            name: '高分子注浆液',
            spec: 'PU-200',
            unit: 'kg',
            quantity,
            price: 38.5,
            amount: quantity * 38.5,
          },
          { id: `n${number}`, name: '快硬水泥', spec: '42.5R', unit: 'bag', quantity: 6, price: 46, amount: 276 },
        ],
        labour: 600,
        total: 876 + quantity * 38.5,
        photos: [],
        files: [
          { fileId: `f${number}`, name: '现场照片说明.pdf', url: '/api/file/Download/annex/f', fileSize: 20_480 },
        ],
        createUser: '李雪',
        createTime: new Date(firstDay - index * 37 * 60_000).toISOString(),
        organize: '运维一班',
        modifyTime: new Date(firstDay).toISOString(),
      },
    };
  });
}
