import type { Setting } from '../../engine/schema/fields/descriptor.ts';
import type { Language, TextTables } from '../../engine/schema/text/text.ts';
import { settingsOf } from '../shared/setting-node.ts';
import { withPickerTexts } from './pickers.texts.ts';

type Words = Record<Language, string>;
const words = (zh: string, en: string, zhtw: string): Words => ({ zh, en, zhtw });

interface Spec {
  readonly words: Words;
  readonly aditKey: string;
  readonly parts?: Parameters<ReturnType<typeof settingsOf>>[2];
}

/** A list of a range is chosen by the picker of what it holds. */
const list = (aditKey: string, ...said: Parameters<typeof words>): Spec => ({
  words: words(...said),
  aditKey,
  parts: { props: { multiple: true } },
});
const flag = (...said: Parameters<typeof words>): Spec => ({ words: words(...said), aditKey: 'switch' });
const choice = (said: Words, ...values: string[]): Spec => ({
  words: said,
  aditKey: 'select',
  parts: { options: values.map((value) => ({ value, label: value })), defaultValue: 'all' },
});

/** Settings of pickers, by prop. Source: requirements of pickers 3.2. */
const specs = {
  placeholder: {
    ...{ words: words('占位提示', 'Placeholder', '提示文字'), aditKey: 'input' },
    parts: { edit: 'words', props: { maxlength: 50 } },
  },
  title: {
    ...{ words: words('弹窗标题', 'Dialog title', '對話框標題'), aditKey: 'input' },
    parts: { edit: 'words', props: { maxlength: 20 } },
  },
  multiple: flag('可多选', 'Multiple selection', '可多選'),
  mode: choice(words('数据范围', 'Data scope', '資料範圍'), 'all', 'auth', 'organize'),
  selectType: choice(words('可选范围', 'Can select', '可選範圍'), 'all', 'custom'),
  ableOrganizeIds: list('organizeSelect', '可选组织', 'Organizations', '可選組織'),
  ableDepIds: list('departmentSelect', '可选部门', 'Departments', '可選部門'),
  ablePosIds: list('positionSelect', '可选岗位', 'Positions', '可選職位'),
  ableUserIds: list('userSelect', '可选用户', 'People', '可選人員'),
  ableRoleIds: list('roleSelect', '可选角色', 'Roles', '可選角色'),
  ableGroupIds: list('groupSelect', '可选分组', 'Groups', '可選群組'),
  ableMemberIds: list('memberSelect', '可选成员', 'Members', '可選成員'),
  ableRelationIds: list('memberSelect', '关联范围', 'Related members', '關聯範圍'),
  relationField: { words: words('按字段限定', 'Limited by field', '按欄位限定'), aditKey: 'input' },
  clearable: { ...flag('可清空', 'Allow clearing', '可清空'), parts: { defaultValue: true } },
  disabled: flag('禁用', 'Disabled', '停用'),
  readonly: flag('只读', 'Read-only', '唯讀'),
} as const satisfies Record<string, Spec>;

export type PickerSetting = keyof typeof specs;

/** A prop under the name that it is stored by, where another setting has the same. */
export type OwnSetting = PickerSetting | readonly [prop: string, as: PickerSetting];

const usualBefore: readonly OwnSetting[] = ['placeholder', 'multiple'];
const usualAfter: readonly OwnSetting[] = ['clearable', 'disabled', 'readonly'];

/** The words and the settings of one picker: those of all, and its own. */
export function pickerSettings(
  key: string,
  title: Words,
  own: readonly OwnSetting[],
): { readonly texts: TextTables; readonly settings: readonly Setting[] } {
  const all = [...usualBefore, ...own, ...usualAfter].map((one) =>
    typeof one === 'string' ? ([one, one] as const) : one,
  );
  const table = (language: Language): Record<string, string> => ({
    [`widget.${key}`]: title[language],
    ...Object.fromEntries(all.map(([prop, as]) => [`setting.${key}.${prop}`, specs[as].words[language]])),
  });
  const tables: TextTables = { zh: table('zh'), en: table('en'), zhtw: table('zhtw') };
  const setting = settingsOf(key, tables);
  return {
    texts: withPickerTexts(tables),
    settings: all.map(([prop, as]) => {
      const spec: Spec = specs[as];
      return setting(prop, spec.aditKey, spec.parts);
    }),
  };
}
