import { buttonPlaces, treeSources } from '../../documents/list-kinds.ts';
import {
  type Coerce,
  coerceNumber,
  coerceSwitch,
  coerceText,
  coerceWords,
  listOf,
  objectOf,
  oneOfWords,
  orNull,
  within,
} from './coerce-type.ts';
import { isRecord, textOf } from './json.ts';

/* The types that our documents give to what they name. Source: documents/*.ts. */

const trigger = oneOfWords(['blur', 'change']);
const parameter = objectOf({ field: coerceText, fieldName: coerceText, dataType: coerceText }, 'field');
/** As our own designs write them; no other dialect has rules under conditions. */
const ruleGroup: Coerce = (value) => (isRecord(value) && Array.isArray(value.conditions) ? value : undefined);
const regRule: Coerce = (value) => {
  const rule = objectOf({ pattern: coerceText, message: coerceWords, rule: coerceText, when: ruleGroup }, '')(value);
  return isRecord(rule) && (rule.pattern || rule.rule) ? rule : undefined;
};

export const configFits: Readonly<Record<string, Coerce>> = {
  label: coerceWords,
  tipLabel: coerceWords,
  labelWidth: orNull(coerceNumber),
  columnWidth: orNull(coerceNumber),
  showLabel: coerceSwitch,
  required: coerceSwitch,
  defaultCurrent: coerceSwitch,
  noShow: coerceSwitch,
  unique: coerceSwitch,
  span: within(1, 24),
  regList: listOf(regRule),
  trigger: (value) => (Array.isArray(value) ? listOf(trigger)(value) : orNull(trigger)(value)),
  visibility: listOf((value) => (typeof value === 'string' ? value : undefined)),
  dataType: oneOfWords(['static', 'dictionary', 'dynamic']),
  dictionaryType: coerceText,
  propsUrl: coerceText,
  tableName: coerceText,
  templateJson: listOf(parameter),
};

export const formFits: Readonly<Record<string, Coerce>> = {
  recordName: coerceWords,
  labelPosition: oneOfWords(['left', 'right', 'top']),
  labelWidth: coerceNumber,
  gutter: coerceNumber,
  disabled: coerceSwitch,
  popupType: oneOfWords(['general', 'fullScreen', 'drawer']),
  generalWidth: coerceText,
  fullScreenWidth: coerceText,
  drawerWidth: coerceText,
  hasCancelBtn: coerceSwitch,
  cancelButtonText: coerceWords,
  hasConfirmBtn: coerceSwitch,
  confirmButtonText: coerceWords,
  hasConfirmAndAddBtn: coerceSwitch,
  hasPrintBtn: coerceSwitch,
  printButtonText: coerceWords,
  printId: coerceText,
  primaryKeyPolicy: within(0),
  concurrencyLock: coerceSwitch,
  logicalDelete: coerceSwitch,
};

const align = oneOfWords(['left', 'center', 'right']);
const fixed = oneOfWords(['none', 'left', 'right']);
export const columnFits: Readonly<Record<string, Coerce>> = {
  label: coerceWords,
  width: orNull(coerceNumber),
  align,
  fixed: (value) => (value === true ? 'left' : fixed(value)),
  sortable: coerceSwitch,
};
export const searchFits: Readonly<Record<string, Coerce>> = {
  label: coerceWords,
  searchType: within(1, 3),
  searchMultiple: coerceSwitch,
  isKeyword: coerceSwitch,
  isIncludeSubordinate: coerceSwitch,
};
const names = listOf(textOf);
const buttons = listOf(objectOf({ value: coerceText, label: coerceWords, icon: coerceText }, 'value'));
export const listFits: Readonly<Record<string, Coerce>> = {
  type: within(1, 5),
  btnsList: buttons,
  columnBtnsList: buttons,
  defaultSidx: coerceText,
  sort: oneOfWords(['asc', 'desc']),
  hasPage: coerceSwitch,
  pageSize: within(1),
  hasTreeQuery: coerceSwitch,
  treeTitle: coerceWords,
  treeDataSource: oneOfWords(treeSources),
  treeDictionary: coerceText,
  treeRelation: coerceText,
  treeSynType: within(0, 1),
  treeInterfaceId: coerceText,
  treeInterfaceName: coerceText,
  treeTemplateJson: listOf(parameter),
  treePropsUrl: coerceText,
  treePropsValue: coerceText,
  treePropsChildren: coerceText,
  treePropsLabel: coerceText,
  isIncludeSubordinate: coerceSwitch,
  groupField: coerceText,
  stateField: coerceText,
  parentField: coerceText,
  childTableStyle: within(1, 2),
  showSummary: coerceSwitch,
  summaryField: names,
  thousands: coerceSwitch,
  thousandsField: names,
  useBtnPermission: coerceSwitch,
  useColumnPermission: coerceSwitch,
  useFormPermission: coerceSwitch,
  useDataPermission: coerceSwitch,
  printIds: names,
  customBtnsList: listOf(
    // What such a button does is a function text there: it is kept beside, and never run.
    objectOf(
      {
        value: coerceText,
        label: coerceWords,
        icon: coerceText,
        place: oneOfWords(buttonPlaces),
        code: coerceText,
        danger: coerceSwitch,
        actions: () => undefined,
      },
      'value',
    ),
  ),
};
const fitScalar: Coerce = (value) => (['string', 'number', 'boolean'].includes(typeof value) ? value : undefined);
export const modelFits: Readonly<Record<string, Coerce>> = {
  fullName: coerceText,
  enCode: coerceText,
  category: coerceText,
  description: coerceText,
  type: within(0),
  webType: within(0),
};
export const tableFits: Readonly<Record<string, Coerce>> = {
  table: coerceText,
  typeId: coerceText,
  tableName: coerceText,
  tableField: coerceText,
  relationTable: coerceText,
  relationField: coerceText,
  bound: coerceSwitch,
  fields: listOf(
    objectOf(
      {
        field: coerceText,
        fieldName: coerceText,
        dataType: coerceText,
        dataLength: orNull(fitScalar),
        decimals: within(0),
        unique: coerceSwitch,
        index: coerceSwitch,
        primaryKey: orNull(fitScalar),
        allowNull: orNull(fitScalar),
      },
      'field',
    ),
  ),
};
