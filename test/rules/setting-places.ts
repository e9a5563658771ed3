import type { listKeys } from './control-keys.ts';

/**
 * What the settings panel does with keys of the dialect that stand under another name, in an editor of its own, or nowhere.
 * `at` is a pointer into the node that the panel writes, with where; `why` says why there is none.
 */
export type Decision =
  | { readonly at: string; readonly where: string }
  | { readonly via: readonly string[]; readonly words: string }
  | { readonly why: string };

const at = (path: string, where: string): Decision => ({ at: path, where });
const why = (words: string): Decision => ({ why: words });
/** Other settings of the panel stand for it. */
const via = (names: string, words: string): Decision => ({ via: names.split(' '), words });

const properties = 'Properties';
const linkage = 'Logic';
const validation = 'Validation';
const options = 'Properties › Options';
const fixed = why('The layout fixes it: our grid and our form item are the same for every control.');
const inner = why('Bookkeeping of the other product; kept on import, means nothing here.');
const drawn = why('The controls take their looks from the theme, so that dark, high contrast and print hold.');

/** Section 2: keys that every control has. */
export const commonDecisions: Readonly<Record<string, Decision>> = {
  label: at('/config/label', properties),
  labelWidth: at('/config/labelWidth', properties),
  showLabel: at('/config/showLabel', properties),
  tipLabel: at('/config/tipLabel', properties),
  tag: inner,
  tagIcon: inner,
  className: why('Style sheets are not part of a design: the content policy takes none, and the theme has to hold.'),
  defaultValue: at(
    '/config/defaultValue',
    'Properties › Default: a value, the time or person of filling in, a formula',
  ),
  required: at('/config/required', properties),
  layout: inner,
  span: at('/config/span', properties),
  dragDisabled: why('Everything can be moved, and moved back.'),
  visibility: at('/config/visibility', properties),
  tableName: why('The tables view binds fields to tables and columns.'),
  noShow: at('/config/noShow', properties),
  regList: at('/config/regList', validation),
  trigger: at('/config/trigger', validation),
  formId: inner,
  renderKey: inner,
  unique: at('/config/unique', validation),
  isSubTable: why('Follows from where the field stands.'),
  parentVModel: why('Follows from where the field stands.'),
  relationTable: why('The tables view binds fields to tables and columns.'),
  relationKey: why('The tables view binds fields to tables and columns.'),
  children: why('The canvas and the outline.'),
  tableAlign: at('/config/tableAlign', 'Properties, of a column'),
  tableFixed: why(
    'The row number and the row buttons of a sub-table stay in sight; its columns do not cover one another.',
  ),
  labelI18nCode: why('Each label is written in the three languages where it stands.'),
  tipLabelI18nCode: why('Each text is written in the three languages where it stands.'),
  noShowAdd: why('Newer than the products that this list is for (v5); conditions and rights say who sees what.'),
  noShowEdit: why('Newer than the products that this list is for (v5); conditions and rights say who sees what.'),
  noShowDetail: why('Newer than the products that this list is for (v5); conditions and rights say who sees what.'),
  useCache: why('Options are asked for once a form by themselves.'),
  __vModel__: at('/vModel', properties),
  style: drawn,
  placeholder: at('/props/placeholder', 'Properties, of each control that shows one'),
  disabled: at('/props/disabled', 'Properties, of each control that takes a value'),
  clearable: at('/props/clearable', 'Properties, of each control that can be emptied by a press'),
  readonly: at('/props/readonly', 'Properties, of each control that takes a value'),
  on: at('/on', 'Linkage › events: typed steps; function texts of imported designs are kept and never run'),
};

const rowParts: Readonly<Record<string, Decision>> = {
  interfaceName: why('The name is asked for together with the interface.'),
  interfaceHasPage: why('Every interface is asked a page at a time.'),
};
const optionParts: Readonly<Record<string, Decision>> = {
  dataType: at('/config/dataType', options),
  dictionaryType: at('/config/dictionaryType', options),
  propsUrl: at('/config/propsUrl', options),
  propsName: why('The name is asked for together with the interface.'),
  templateJson: at('/config/templateJson', `${options} › parameters`),
  props: at('/props/props', `${options} › keys of an entry`),
  options: at('/slot/options', options),
};
const limitParts: Readonly<Record<string, Decision>> = Object.fromEntries(
  ['start', 'end'].flatMap((end) =>
    ['TimeRule', 'TimeType', 'TimeTarget', 'TimeValue', 'RelationField'].map((part) => [
      `${end}${part}`,
      at(`/config/${end}${part}`, `${validation} › first and last`),
    ]),
  ),
);
const current = at('/config/defaultCurrent', 'Properties › Default');
const stored = why(
  'Dates and times are stored as such, in columns of their type: how one is kept is no choice. Vue 3 has none either.',
);
const searched = why('Every picker can be searched: its dialog begins with the keyword.');
const manifold = why('A person has several roles and stands in several groups: none of them is the own one.');
const active = at('/props/active', 'Properties › Open first');
/** How the other product's server files what is uploaded. */
const filing: Readonly<Record<string, Decision>> = Object.fromEntries(
  ['pathType', 'isAccount', 'folder'].map((key) => [
    key,
    why(
      'The server keeps files under names of its own, out of the way of every path; who sees them follows the record.',
    ),
  ]),
);
const affixes = (own: string) => via(own, 'the two texts around the control');
const textLooks = via(
  'color backgroundColor textAlign fontWeight fontStyle fontSize lineHeight textDecoration',
  'each harmless property by itself',
);

/** Section 3, by our name of the widget; a key that is not here stands in the panel under its own name. */
export const decisions: Readonly<Record<string, Readonly<Record<string, Decision>>>> = {
  input: {
    unique: at('/config/unique', validation),
    __slot__: affixes('addonBefore addonAfter'),
    maskConfig: via('maskFiller maskPrefix maskSuffix maskIgnore', 'part by part'),
  },
  autoComplete: {
    unique: at('/config/unique', validation),
    __slot__: affixes('addonBefore addonAfter'),
    interfaceName: why('The name is asked for together with the interface.'),
  },
  textarea: { type: inner, autosize: via('minRows maxRows', 'lines'), autoSize: via('minRows maxRows', 'lines') },
  radio: optionParts,
  checkbox: optionParts,
  select: optionParts,
  cascader: optionParts,
  treeSelect: optionParts,
  date: {
    ...limitParts,
    defaultCurrent: current,
    'value-format': stored,
    startTime: at('/config/startTimeValue', `${validation} › first and last, a fixed day`),
    endTime: at('/config/endTimeValue', `${validation} › first and last, a fixed day`),
  },
  time: {
    ...limitParts,
    defaultCurrent: current,
    'value-format': stored,
    'picker-options': via('startTime endTime', 'one selectable range; that of an imported design is kept and holds'),
  },
  link: { textStyle: textLooks },
  text: { textStyle: textLooks },
  table: {
    showTitle: at('/config/showTitle', properties),
    type: inner,
    rowType: inner,
    'show-summary': at('/props/showSummary', 'Properties › Columns, by column'),
    showSummary: at('/props/showSummary', 'Properties › Columns, by column'),
    summaryField: at('/props/summaryField', 'Properties › Columns'),
    thousands: at('/props/thousands', 'Properties › Columns, by column'),
    thousandsField: at('/props/thousandsField', 'Properties › Columns'),
    addTableConf: via(
      'interfaceId popupTitle popupWidth hasPage pageSize columnOptions relationOptions templateJson',
      'part by part',
    ),
    tableConf: why('An empty object in the palette of the other product; nothing more is known of it.'),
    defaultValue: at('/config/defaultValue', 'Properties › Rows at first'),
    complexHeaderList: at('/config/complexHeaderList', 'Properties › Grouped heads'),
  },
  popupSelect: { ...rowParts, transferList: via('relationOptions', 'entry by entry') },
  relationForm: {
    filterable: searched,
    transferList: why('Kept on import: what goes with a linked record is looked up, and not copied into other fields.'),
  },
  popupTableSelect: { ...rowParts, popupType: why('It opens below its box.'), filterable: searched },
  organizeSelect: { defaultCurrent: current, filterable: searched },
  departmentSelect: { defaultCurrent: current, filterable: searched },
  positionSelect: { defaultCurrent: current, filterable: searched },
  userSelect: { defaultCurrent: current },
  memberSelect: { defaultCurrent: current },
  roleSelect: { defaultCurrent: manifold },
  groupSelect: { defaultCurrent: manifold, filterable: searched },
  billRule: {
    rule: at('/props/rule', 'Properties › Bill rule, from those of the server'),
    ruleName: at('/props/ruleName', 'Properties › Bill rule'),
  },
  createUser: { type: why('The widget itself says what it shows.') },
  createTime: { type: why('The widget itself says what it shows.') },
  currOrganize: { type: why('The widget itself says what it shows.') },
  currPosition: { type: why('The widget itself says what it shows.') },
  divider: { __slot__: via('content', 'the text on the line') },
  collapse: { active },
  tabs: { active },
  steps: { active },
  row: {
    layoutTree: inner,
    rowType: inner,
    type: why(
      'Every row is laid out the same way: alignment across and down holds in all, without a second kind of row.',
    ),
  },
  calculate: {
    expression: at('/props/expression', 'Properties › Formula'),
    isStorage: why('Results are always kept, so that lists can search, sort and sum them.'),
  },
  uploadFile: filing,
  uploadImg: filing,
};

/** Section 6: keys of a form that are no setting of it. */
export const formDecisions: Readonly<Record<string, Decision>> = {
  formRef: inner,
  formModel: inner,
  formRules: inner,
  span: fixed,
  formBtns: why('The buttons each have a switch of their own.'),
  formStyle: drawn,
  classNames: drawn,
  className: drawn,
  classJson: drawn,
  idGlobal: inner,
  funcs: why('Function texts are kept and never run; conditions, rules and typed steps do their work.'),
  labelSuffix: drawn,
  colon: drawn,
  fields: inner,
  hasCopyBtn: why('Newer than the products that this list is for (v5).'),
  copyButtonText: why('Newer than the products that this list is for (v5).'),
  customBtns: why('v5; the list design has buttons and row buttons of one’s own.'),
  appCustomBtns: why('v5; the list design has buttons and row buttons of one’s own.'),
  dataLog: why('v5; every change of a record is in the audit.'),
  useBusinessKey: why('v5; uniqueness stands at the field (Validation) and in the tables view.'),
  businessKeyList: why('v5; uniqueness stands at the field (Validation) and in the tables view.'),
  businessKeyTip: why('v5; uniqueness stands at the field (Validation) and in the tables view.'),
  detailExtraList: why('v5; the record viewer shows the form itself.'),
};

const entries = why('The zones of the list view: put in, moved and taken out there.');
/** Keys of a list and of its entries that are no row of its settings. */
export const listDecisions: Readonly<Record<keyof typeof listKeys, Readonly<Record<string, Decision>>>> = {
  list: {
    type: { where: 'Type of the list, by its drawing', at: 'type' },
    searchList: entries,
    columnList: entries,
    btnsList: entries,
    columnBtnsList: entries,
    customBtnsList: { where: 'Own buttons: words, place, icon, code, danger, steps', at: 'customBtnsList' },
    treeInterfaceName: why('The name is asked for together with the interface.'),
    treeTemplateJson: { where: 'Tree › parameters of its interface', at: 'treeTemplateJson' },
    treePropsUrl: why('Older name of treeInterfaceId; holds where that one is not set.'),
    summaryField: { where: 'At each column: sum', at: 'summaryField' },
    thousandsField: { where: 'At each column: groups of three', at: 'thousandsField' },
    printIds: {
      where: 'List settings: the ids are kept; printing is a later step, the list page makes no use of them now',
      at: 'printIds',
    },
    hasSuperQuery: why('The server takes superQueryJson of other clients; the page asks by its search area.'),
    columnOptions: why('Follows from the fields of the form.'),
    defaultColumnList: why('What a person arranges is kept for that person.'),
    ruleList: why('Kept and not followed, which a finding says; rights on rows and preset conditions do its work.'),
    funcs: why('Function texts are kept and never run.'),
    uploaderTemplateJson: {
      where: 'List settings, where the list has the import button: what it does, and its fields',
      at: 'uploaderTemplateJson',
    },
  },
  column: { prop: why('The field itself.') },
  condition: {
    prop: why('The field itself.'),
    value: { where: 'Condition › preset', at: 'value' },
    isIncludeSubordinate: why('Said once for the tree, which is what it is about; that of an imported list holds.'),
  },
  button: {
    value: why('The buttons that there are; upload, download and batchPrint are kept and wait for their pages.'),
  },
};

/** What the panel has that the dialect does not. */
export const ownParts: readonly Decision[] = [
  at('/showWhen', linkage),
  at('/enableWhen', linkage),
  at('/requireWhen', linkage),
  at('/setWhen', `${linkage} › rules that set the value`),
  at('/access', 'Permissions'),
  at('/config/defaultExpression', 'Properties › Default, by a formula'),
  at('/config/columnWidth', 'Properties, of a column'),
];
