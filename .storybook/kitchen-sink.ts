import type { Node } from '../engine/schema/documents/node.ts';
import type { Descriptor } from '../engine/schema/fields/descriptor.ts';
import * as descriptors from '../widgets/index.ts';

type Part = Partial<Omit<Node, 'config'>> & { readonly config?: Partial<Node['config']> };
type Words = readonly [zh: string, en: string, zhtw: string];

const words = ([zh, en, zhtw]: Words) => ({ zh, en, zhtw });

/** A field of the form, half as wide as the form where nothing else is said; its widget's key is its name by itself. */
const field = (aditKey: string, label: Words, { config, vModel = aditKey, ...more }: Part = {}): Node => ({
  id: vModel,
  vModel,
  ...more,
  config: { aditKey, label: words(label), span: 12, ...config },
});

const layout = (id: string, aditKey: string, label: Words, children: Node[], props: Node['props'] = {}): Node => ({
  id,
  config: { aditKey, label: words(label), span: 24, children },
  props,
});

const action = (aditKey: string, props: Node['props'], span = 24): Node => ({
  id: aditKey,
  config: { aditKey, span },
  props,
});

const option = (id: string, label: Words) => ({ id, fullName: words(label) });
const options = (...list: ReturnType<typeof option>[]) => ({ slot: { options: list } });

const levels = options(
  option('general', ['一般', 'Minor', '一般']),
  option('medium', ['较重', 'Major', '較重']),
  option('serious', ['严重', 'Serious', '嚴重']),
);
const kinds = {
  slot: {
    options: [
      {
        ...option('structure', ['结构', 'Structure', '結構']),
        children: [option('leak', ['渗漏水', 'Leak', '滲漏水']), option('crack', ['裂缝', 'Crack', '裂縫'])],
      },
      {
        ...option('device', ['附属设施', 'Equipment', '附屬設施']),
        children: [option('lamp', ['照明', 'Lighting', '照明'])],
      },
    ],
  },
};

const basic = layout(
  'basic',
  'card',
  ['基本信息', 'Basics', '基本資訊'],
  [
    field('billRule', ['缺陷编号', 'Number', '缺陷編號'], { props: { rule: 'defectNo' } }),
    field('datetime', ['发现时间', 'Found at', '發現時間'], {
      config: { required: true },
      props: { format: 'yyyy-MM-dd HH:mm' },
    }),
    field('input', ['区段桩号', 'Chainage', '區段樁號'], {
      config: {
        required: true,
        regList: [
          {
            pattern: '/^K\\d{1,3}\\+\\d{3}$/',
            message: words([
              '应为 K 加公里加米，例如 K1+200',
              'Should be like K1+200',
              '應為 K 加公里加公尺，例如 K1+200',
            ]),
          },
        ],
      },
      props: { maxlength: 20, showCount: true, clearable: true },
    }),
    field('cascader', ['缺陷类型', 'Kind', '缺陷類型'], { ...kinds, config: { required: true } }),
    field('radio', ['缺陷等级', 'Severity', '缺陷等級'], { ...levels, config: { required: true } }),
    field('select', ['处置状态', 'State', '處置狀態'], { ...levels, props: { filterable: true, clearable: true } }),
    field('inputNumber', ['渗漏面积', 'Leak area', '滲漏面積'], {
      props: { precision: 2, min: 0, addonAfter: 'm²' },
      showWhen: { logic: 'and', conditions: [{ field: 'cascader', operator: 'contains', value: 'leak' }] },
    }),
    field('inputIntNumber', ['影响人数', 'People affected', '影響人數'], { props: { controls: true } }),
    field('textarea', ['临时措施', 'Measures', '臨時措施'], {
      config: {
        span: 24,
        required: true,
        tipLabel: words(['严重缺陷须写明', 'Needed for serious defects', '嚴重缺陷須寫明']),
      },
      props: { maxlength: 200, showCount: true },
      showWhen: { logic: 'and', conditions: [{ field: 'radio', operator: 'equal', value: 'serious' }] },
    }),
  ],
  { header: words(['基本信息', 'Basics', '基本資訊']) },
);

const pane = (id: string, label: Words, children: Node[]): Node =>
  layout(id, 'pane', label, [layout(`${id}-row`, 'row', label, children)], { name: id });

const tabs = layout(
  'tabs',
  'tabs',
  ['更多', 'More', '更多'],
  [
    pane(
      'place',
      ['位置与时间', 'Place and time', '位置與時間'],
      [
        field('treeSelect', ['所属舱室', 'Cabin', '所屬艙室'], kinds),
        field('date', ['要求完成', 'Due', '要求完成']),
        field('dateRange', ['作业期间', 'Works', '作業期間']),
        field('time', ['交接时间', 'Handover', '交接時間']),
        field('numberRange', ['影响区间', 'Stretch', '影響區間']),
        field('checkbox', ['涉及专业', 'Trades', '涉及專業'], levels),
        field('transfer', ['停用系统', 'Systems off', '停用系統'], { ...levels, config: { span: 24 } }),
      ],
    ),
    pane(
      'rating',
      ['评价', 'Rating', '評價'],
      [
        field('rate', ['处置评价', 'Mark', '處置評價'], { props: { showScore: true } }),
        field('slider', ['完成进度', 'Progress', '完成進度']),
        field('switch', ['需要复检', 'Check again', '需要複檢']),
        field('colorPicker', ['标识颜色', 'Colour', '標識顏色']),
      ],
    ),
    pane(
      'files',
      ['照片与附件', 'Pictures and files', '照片與附件'],
      [
        field('uploadImg', ['现场照片', 'Pictures', '現場照片'], { config: { span: 24 } }),
        field('uploadFile', ['检测报告', 'Report', '檢測報告'], { config: { span: 24 } }),
      ],
    ),
  ],
);

const column = (aditKey: string, vModel: string, label: Words, { config, ...more }: Part = {}) =>
  field(aditKey, label, { vModel, ...more, config: { span: 24, ...config } });

const materials = field('table', ['处置材料', 'Materials', '處置材料'], {
  vModel: 'materials',
  config: {
    span: 24,
    showLabel: false,
    children: [
      column('input', 'name', ['材料名称', 'Material', '材料名稱'], { config: { required: true } }),
      column('inputIntNumber', 'qty', ['数量', 'Quantity', '數量'], { config: { required: true } }),
      column('inputNumber', 'price', ['单价（元）', 'Price (CNY)', '單價（元）'], { props: { precision: 2 } }),
      column('calculate', 'amount', ['金额（元）', 'Amount (CNY)', '金額（元）'], {
        props: { expression: ['materials-qty', '*', 'materials-price'], precision: 2, thousands: true },
      }),
    ],
  },
  props: { showSummary: true, summaryField: ['qty', 'amount'], thousandsField: ['amount'] },
});

const costs = layout(
  'costs',
  'row',
  ['费用', 'Costs', '費用'],
  [
    field('inputNumber', ['人工费', 'Labour', '人工費'], {
      vModel: 'labour',
      props: { precision: 2, addonAfter: '元', thousands: true },
    }),
    field('calculate', ['预计费用', 'Cost', '預計費用'], {
      props: { expression: ['materials-amount', '+', 'labour'], precision: 2, thousands: true, isAmountChinese: true },
    }),
  ],
);

const systemFields = [
  field('createUser', ['创建人员', 'Created by', '建立人員']),
  field('createTime', ['创建时间', 'Created at', '建立時間']),
  field('modifyUser', ['修改人员', 'Changed by', '修改人員']),
  field('modifyTime', ['修改时间', 'Changed at', '修改時間']),
  field('currOrganize', ['所属组织', 'Organisation', '所屬組織']),
  field('currPosition', ['所属岗位', 'Position', '所屬崗位']),
];
const collapse = layout(
  'collapse',
  'collapse',
  ['其他', 'Other', '其他'],
  [pane('system', ['系统信息', 'System', '系統資訊'], systemFields)],
  { active: ['system'] },
);
const steps = layout(
  'steps',
  'steps',
  ['复核', 'Review', '複核'],
  [
    pane(
      'check',
      ['班组复核', 'Team', '班組複核'],
      [field('input', ['复核意见', 'Opinion', '複核意見'], { vModel: 'opinion' })],
    ),
    pane(
      'accept',
      ['部门验收', 'Department', '部門驗收'],
      [field('input', ['验收意见', 'Acceptance', '驗收意見'], { vModel: 'acceptance' })],
    ),
  ],
);

const composed: readonly Node[] = [
  action('alert', {
    title: words(['本月起使用新版缺陷等级', 'New severities from this month', '本月起使用新版缺陷等級']),
    type: 'info',
    showIcon: true,
    closable: false,
  }),
  basic,
  tabs,
  action('groupTitle', { content: words(['处置材料', 'Materials', '處置材料']) }),
  materials,
  costs,
  action('divider', {
    content: words(['以下由班组长填写', 'For the team leader', '以下由班組長填寫']),
    contentPosition: 'left',
  }),
  collapse,
  steps,
  action('text', { content: words(['进入管廊前先检测气体', 'Test the air before going in', '進入管廊前先檢測氣體']) }),
  action('link', { content: words(['作业规程', 'Rules of work', '作業規程']), href: '/help/rules' }, 12),
  action('button', { buttonText: words(['生成工单', 'Create work order', '產生工單']), type: 'primary' }, 12),
  action('iframe', { href: '', height: 120 }),
];

const keysIn = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ config }) => [config.aditKey, ...keysIn(config.children ?? [])]);

/** A widget as it begins, called by its own name; what holds nodes holds one, what holds panes one with one in it. */
function asItBegins({ key, kind, holds, title, texts, fresh = {} }: Descriptor): Node {
  const label: Words = [texts.zh[title] ?? key, texts.en[title] ?? key, texts.zhtw[title] ?? key];
  if (kind === 'action') return action(key, fresh);
  const inside = field('input', label, { vModel: `${key}-inside` });
  const children = holds === 'panes' ? [pane(`${key}-pane`, label, [inside])] : holds ? [inside] : [];
  const value = kind === 'field' ? { vModel: key } : {};
  return { ...layout(key, key, label, children, fresh), ...value };
}

const used = new Set(keysIn(composed));

/**
 * One form with every widget that may stand in a form: rules, a condition, sums, a sub-table, nested layouts. What nobody has
 * found a place for stands at its end.
 */
export const kitchenSink: readonly Node[] = [
  ...composed,
  ...Object.values<Descriptor>(descriptors)
    .filter(({ key, category, inner }) => category !== 'page' && !inner && !used.has(key))
    .map(asItBegins),
];

export const kitchenSinkValues: Readonly<Record<string, unknown>> = {
  datetime: '2026-11-20T09:36:00.000Z',
  input: 'K2+240',
  cascader: ['structure', 'leak'],
  radio: 'serious',
  select: 'medium',
  inputNumber: 0.85,
  inputIntNumber: 3,
  textarea: '顶板施工缝处湿渍，约每分钟 12 滴，已放置接水槽',
  treeSelect: 'leak',
  date: '2026-11-22',
  dateRange: ['2026-11-20', '2026-11-22'],
  time: '08:30:00',
  numberRange: [2240, 2265],
  checkbox: ['general', 'serious'],
  organizeSelect: ['co', 'run'],
  departmentSelect: 'team1',
  positionSelect: 'lead',
  userSelect: 'zhou',
  roleSelect: 'manager',
  memberSelect: 'zhou--user',
  rate: 4,
  slider: 40,
  switch: true,
  colorPicker: '#1268cc',
  uploadFile: [{ fileId: 'f1', name: '检测报告.pdf', url: '/api/file/Download/annex/f1', fileSize: 48_200 }],
  uploadImg: [],
  materials: [
    { name: '高分子注浆液', qty: 24, price: 38.5 },
    { name: '快硬水泥', qty: 6, price: 46 },
  ],
  labour: 600,
};

/** The same with what a hurried person leaves: rules broken in the form, in a tab that is closed, and in a cell. */
export const brokenValues: Readonly<Record<string, unknown>> = {
  ...kitchenSinkValues,
  input: 'K2 240',
  textarea: null,
  numberRange: [30, 2],
  materials: [
    { name: '高分子注浆液', qty: 24, price: 38.5 },
    { name: null, qty: null, price: 12.8 },
  ],
};
