// Here: what the readers of other products share: controls, properties, dates, values.

/**
 * What a control is here: `field` carries a value, `layout` other nodes, `inner` is part of one layout, `display` neither
 * (some of them may be given a field name to store what they show).
 */
export type ControlKind = 'field' | 'layout' | 'inner' | 'display';

export interface Control {
  readonly aditKey: string;
  readonly kind: ControlKind;
}

type Row = readonly [aditKey: string, kind: ControlKind, keys: string, tags?: string, icons?: string];

/**
 * Adit's name · kind · control keys of both generations · element tags (brand left off) · icons, where key and tag say
 * nothing. Source: control types 1, 3, 5, 7. Plain form-generator has tags only.
 */
const rows: readonly Row[] = [
  ['input', 'field', 'comInput input PsdInput', 'el-input input', 'input password'],
  ['textarea', 'field', 'textarea', 'el-textarea textarea', 'textarea'],
  ['inputNumber', 'field', 'numInput inputNumber', 'el-input-number input-number fc-amount', 'number'],
  ['inputIntNumber', 'field', 'inputIntNumber'],
  ['switch', 'field', 'switch', 'el-switch switch', 'switch'],
  ['radio', 'field', 'radio', 'el-radio-group radio-group el-radio radio', 'radio'],
  ['checkbox', 'field', 'checkbox', 'el-checkbox-group checkbox-group el-checkbox checkbox', 'checkbox'],
  ['select', 'field', 'select', 'el-select select', 'select'],
  ['cascader', 'field', 'cascader', 'el-cascader cascader', 'cascader'],
  ['treeSelect', 'field', 'treeSelect', 'tree-select el-tree-select', 'tree'],
  ['date', 'field', 'date datePicker', 'el-date-picker date-picker', 'date'],
  ['datetime', 'field', 'datetime dateTime'],
  ['dateRange', 'field', 'dateRange', 'fc-date-duration date-range', 'date-range'],
  ['datetimeRange', 'field', 'datetimeRange dateTimeRange'],
  ['time', 'field', 'time timePicker', 'el-time-picker time-picker el-time-select time-select', 'time'],
  ['timeRange', 'field', 'timeRange', 'fc-time-duration time-range', 'time-range'],
  ['uploadFile', 'field', 'uploadFz uploadFile', 'el-upload upload upload-fz upload-file fc-upload-file', 'upload'],
  ['uploadImg', 'field', 'uploadImg', 'upload-img self-upload', 'selfUpload'],
  ['colorPicker', 'field', 'colorPicker', 'el-color-picker color-picker', 'color'],
  ['rate', 'field', 'rate', 'el-rate rate', 'rate'],
  ['slider', 'field', 'slider', 'el-slider slider', 'slider'],
  ['richText', 'field', 'editor tinymce', 'tinymce quill editor', 'rich-text'],
  ['autoComplete', 'field', 'autoComplete autocomplete', 'auto-complete el-autocomplete'],
  ['areaSelect', 'field', 'address areaSelect', 'address area-select', 'Provinces'],
  ['organizeSelect', 'field', 'comSelect organizeSelect', 'com-select organize-select fc-org-select', 'company dept'],
  ['departmentSelect', 'field', 'depSelect', 'dep-select', 'department'],
  ['positionSelect', 'field', 'posSelect', 'pos-select', 'jobs'],
  ['userSelect', 'field', 'userSelect', 'user-select', 'user'],
  ['roleSelect', 'field', 'roleSelect', 'role-select'],
  ['groupSelect', 'field', 'groupSelect', 'group-select'],
  ['memberSelect', 'field', 'usersSelect', 'users-select'],
  ['popupSelect', 'field', 'popupSelect', 'popup-select', 'popup'],
  ['popupTableSelect', 'field', 'popupTableSelect', 'popup-table-select'],
  ['popupAttr', 'field', 'popupAttr', 'popup-attr', 'popup-attr'],
  ['relationForm', 'field', 'relationForm', 'relation-form'],
  ['relationFormAttr', 'field', 'relationFormAttr', 'relation-form-attr'],
  ['relationFlow', 'field', 'relationFlow', 'relation-flow'],
  ['relationFlowAttr', 'display', 'relationFlowAttr', 'relation-flow-attr'],
  ['signet', 'field', 'signature', 'signature'],
  ['signature', 'field', 'sign', 'sign'],
  ['location', 'field', 'location', 'location'],
  ['calculate', 'field', 'calculate', 'calculate fc-calculate'],
  ['table', 'field', 'table', 'input-table fc-input-table'],
  ['createUser', 'field', 'createUser', '', 'founder'],
  ['createTime', 'field', 'createTime', '', 'createtime'],
  ['modifyUser', 'field', 'modifyUser', '', 'modifier'],
  ['modifyTime', 'field', 'modifyTime', '', 'modifytime'],
  ['currOrganize', 'field', 'currOrganize'],
  ['currPosition', 'field', 'currPosition'],
  ['currDepartment', 'field', 'currDept'],
  ['billRule', 'field', 'billRule', '', 'documents'],
  ['text', 'display', 'JNPFText text', 'text'],
  ['link', 'display', 'link', 'link el-link'],
  ['alert', 'display', 'alert', 'el-alert alert'],
  ['button', 'display', 'button', 'el-button button', 'button'],
  ['groupTitle', 'display', 'groupTitle', 'group-title'],
  ['divider', 'display', 'divider', 'el-divider divider'],
  ['qrcode', 'display', 'qrcode', 'qrcode', 'qrcode'],
  ['barcode', 'display', 'barcode', 'barcode', 'barcode'],
  ['iframe', 'display', 'iframe', 'iframe'],
  ['dataTable', 'layout', '', 'el-table'],
  ['dataTableColumn', 'inner', '', 'el-table-column'],
  ['row', 'layout', 'row', 'el-row row', 'row'],
  ['card', 'layout', 'card', 'el-card card', 'card'],
  ['tabs', 'layout', 'tab', 'el-tab tab el-tabs tabs', 'label'],
  ['collapse', 'layout', 'collapse', 'el-collapse collapse', 'fold'],
  ['steps', 'layout', 'steps', 'el-steps steps'],
  ['pane', 'inner', 'tabItem collapseItem stepItem', 'el-tab-pane el-collapse-item el-step'],
  ['tableGrid', 'layout', 'tableGrid'],
  ['tableGridRow', 'inner', 'tableGridTr'],
  ['tableGridCell', 'inner', 'tableGridTd'],
];

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean);

/** `el-date-picker`, `ElDatePicker` and `EL-DatePicker` are one tag. */
const plainTag = (tag: string) => tag.replaceAll('-', '').toLowerCase();

const byKey = new Map<string, Control>();
const byTag = new Map<string, Control>();
const byIcon = new Map<string, Control>();
const byName = new Map<string, Control>();
for (const [aditKey, kind, keys, tags, icons] of rows) {
  const control: Control = { aditKey, kind };
  byName.set(aditKey, control);
  for (const key of words(keys)) byKey.set(key, control);
  for (const tag of words(tags)) byTag.set(plainTag(tag), control);
  for (const icon of words(icons)) byIcon.set(icon, control);
}

/** Our name for a control key of either generation; a name of ours stands for itself where the dialect has no such key. */
export const controlByKey = (key: string): Control | undefined => byKey.get(key) ?? byName.get(key);
export const controlByTag = (tag: string): Control | undefined => byTag.get(plainTag(tag));
export const controlByIcon = (icon: string): Control | undefined => byIcon.get(icon);
/** By our own name. */
export const controlNamed = (aditKey: string): Control | undefined => byName.get(aditKey);

/** Keys that only one generation has; the others are spelled alike in both. Source: control types 1. */
export const firstGenerationKeys: ReadonlySet<string> = new Set(
  words(
    'comInput numInput date time uploadFz JNPFText comSelect address PsdInput currDept relationFlow relationFlowAttr',
  ),
);
export const secondGenerationKeys: ReadonlySet<string> = new Set(
  words(
    'input inputNumber datePicker timePicker uploadFile text organizeSelect areaSelect sign signature location iframe',
  ),
);
/** For tests and documentation: every key of the dialect. */
export const dialectKeys: readonly string[] = [...byKey.keys()];
