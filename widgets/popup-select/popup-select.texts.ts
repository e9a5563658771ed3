import type { Language, TextTables } from '../../engine/schema/text/text.ts';
import { rowPickerTexts } from '../row-picker/row-picker.texts.ts';

type Words = Record<Language, string>;
const words = (zh: string, en: string, zhtw: string): Words => ({ zh, en, zhtw });

/** Names of the settings of pickers of rows, by prop. */
const settings = {
  placeholder: words('占位提示', 'Placeholder', '提示文字'),
  interfaceId: words('数据接口', 'Data interface', '資料介面'),
  columnOptions: words('显示列', 'Columns', '顯示欄'),
  'columnOptions.value': words('接口字段', 'Output', '介面欄位'),
  'columnOptions.label': words('列名', 'Title', '欄名'),
  propsValue: words('存储字段', 'Stored output', '儲存欄位'),
  relationField: words('显示字段', 'Shown output', '顯示欄位'),
  templateJson: words('接口参数', 'Parameters', '介面參數'),
  'templateJson.field': words('参数', 'Parameter', '參數'),
  'templateJson.fieldName': words('参数名称', 'Name', '參數名稱'),
  'templateJson.relationField': words('取自表单字段', 'From field', '取自表單欄位'),
  'templateJson.defaultValue': words('固定值', 'Fixed value', '固定值'),
  'templateJson.required': words('必填', 'Required', '必填'),
  relationOptions: words('选中后填入', 'Fill in on choice', '選取後填入'),
  'relationOptions.field': words('表单字段', 'Field', '表單欄位'),
  'relationOptions.type': words('取值方式', 'Value from', '取值方式'),
  'relationOptions.type.column': words('接口字段', 'Output', '介面欄位'),
  'relationOptions.type.constant': words('固定值', 'Fixed value', '固定值'),
  'relationOptions.value': words('值', 'Value', '值'),
  hasPage: words('分页', 'Pages', '分頁'),
  pageSize: words('每页条数', 'Rows per page', '每頁筆數'),
  popupType: words('弹出方式', 'Opens as', '開啟方式'),
  popupTitle: words('标题', 'Title', '標題'),
  popupWidth: words('宽度', 'Width', '寬度'),
  multiple: words('可多选', 'Multiple selection', '可多選'),
  clearable: words('可清空', 'Allow clearing', '可清空'),
  disabled: words('禁用', 'Disabled', '停用'),
  readonly: words('只读', 'Read-only', '唯讀'),
} as const satisfies Record<string, Words>;

export type RowSettingText = keyof typeof settings;

const said: Record<'cleared' | 'undo', Words> = {
  cleared: words(
    '条件已变，原来的选择不再可选，已清空',
    'The conditions have changed; the former choice was cleared',
    '條件已變，原來的選擇不再可選，已清空',
  ),
  undo: words('撤销', 'Undo', '復原'),
};

/**
 * The words of a picker of rows with this key.
 * @param own names of settings that others do not have, or mean otherwise
 */
export function rowSelectTexts(key: string, title: Words, own: Readonly<Record<string, Words>> = {}): TextTables {
  const named: Readonly<Record<string, Words>> = { ...settings, ...own };
  const table = (language: Language): Record<string, string> => ({
    ...rowPickerTexts[language],
    [`widget.${key}`]: title[language],
    'rowPicker.cleared': said.cleared[language],
    'rowPicker.undo': said.undo[language],
    ...Object.fromEntries(Object.entries(named).map(([prop, one]) => [`setting.${key}.${prop}`, one[language]])),
  });
  return { zh: table('zh'), en: table('en'), zhtw: table('zhtw') };
}
