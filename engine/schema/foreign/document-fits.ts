import { buttonPlaces, treeSources } from '../documents/list-kinds.ts';
import {
  type Fit,
  fitNumber,
  fitSwitch,
  fitText,
  fitWords,
  listOf,
  objectOf,
  oneOfWords,
  orNull,
  within,
} from './fit.ts';
import { isRecord, textOf } from './json.ts';

/* The types that our documents give to what they name. Source: documents/*.ts. */

const trigger = oneOfWords(['blur', 'change']);
const parameter = objectOf({ field: fitText, fieldName: fitText, dataType: fitText }, 'field');
/** As our own designs write them; no other dialect has rules under conditions. */
const ruleGroup: Fit = (value) => (isRecord(value) && Array.isArray(value.conditions) ? value : undefined);
const regRule: Fit = (value) => {
  const rule = objectOf({ pattern: fitText, message: fitWords, rule: fitText, when: ruleGroup }, '')(value);
  return isRecord(rule) && (rule.pattern || rule.rule) ? rule : undefined;
};

export const configFits: Readonly<Record<string, Fit>> = {
  label: fitWords,
  tipLabel: fitWords,
  labelWidth: orNull(fitNumber),
  columnWidth: orNull(fitNumber),
  showLabel: fitSwitch,
  required: fitSwitch,
  defaultCurrent: fitSwitch,
  noShow: fitSwitch,
  unique: fitSwitch,
  span: within(1, 24),
  regList: listOf(regRule),
  trigger: (value) => (Array.isArray(value) ? listOf(trigger)(value) : orNull(trigger)(value)),
  visibility: listOf((value) => (typeof value === 'string' ? value : undefined)),
  dataType: oneOfWords(['static', 'dictionary', 'dynamic']),
  dictionaryType: fitText,
  propsUrl: fitText,
  tableName: fitText,
  templateJson: listOf(parameter),
};

export const formFits: Readonly<Record<string, Fit>> = {
  recordName: fitWords,
  labelPosition: oneOfWords(['left', 'right', 'top']),
  labelWidth: fitNumber,
  gutter: fitNumber,
  disabled: fitSwitch,
  popupType: oneOfWords(['general', 'fullScreen', 'drawer']),
  generalWidth: fitText,
  fullScreenWidth: fitText,
  drawerWidth: fitText,
  hasCancelBtn: fitSwitch,
  cancelButtonText: fitWords,
  hasConfirmBtn: fitSwitch,
  confirmButtonText: fitWords,
  hasConfirmAndAddBtn: fitSwitch,
  hasPrintBtn: fitSwitch,
  printButtonText: fitWords,
  printId: fitText,
  primaryKeyPolicy: within(0),
  concurrencyLock: fitSwitch,
  logicalDelete: fitSwitch,
};

const align = oneOfWords(['left', 'center', 'right']);
const fixed = oneOfWords(['none', 'left', 'right']);
export const columnFits: Readonly<Record<string, Fit>> = {
  label: fitWords,
  width: orNull(fitNumber),
  align,
  fixed: (value) => (value === true ? 'left' : fixed(value)),
  sortable: fitSwitch,
};
export const searchFits: Readonly<Record<string, Fit>> = {
  label: fitWords,
  searchType: within(1, 3),
  searchMultiple: fitSwitch,
  isKeyword: fitSwitch,
  isIncludeSubordinate: fitSwitch,
};
const names = listOf(textOf);
const buttons = listOf(objectOf({ value: fitText, label: fitWords, icon: fitText }, 'value'));
export const listFits: Readonly<Record<string, Fit>> = {
  type: within(1, 5),
  btnsList: buttons,
  columnBtnsList: buttons,
  defaultSidx: fitText,
  sort: oneOfWords(['asc', 'desc']),
  hasPage: fitSwitch,
  pageSize: within(1),
  hasTreeQuery: fitSwitch,
  treeTitle: fitWords,
  treeDataSource: oneOfWords(treeSources),
  treeDictionary: fitText,
  treeRelation: fitText,
  treeSynType: within(0, 1),
  treeInterfaceId: fitText,
  treeInterfaceName: fitText,
  treeTemplateJson: listOf(parameter),
  treePropsUrl: fitText,
  treePropsValue: fitText,
  treePropsChildren: fitText,
  treePropsLabel: fitText,
  isIncludeSubordinate: fitSwitch,
  groupField: fitText,
  stateField: fitText,
  parentField: fitText,
  childTableStyle: within(1, 2),
  showSummary: fitSwitch,
  summaryField: names,
  thousands: fitSwitch,
  thousandsField: names,
  useBtnPermission: fitSwitch,
  useColumnPermission: fitSwitch,
  useFormPermission: fitSwitch,
  useDataPermission: fitSwitch,
  printIds: names,
  customBtnsList: listOf(
    // What such a button does is a function text there: it is kept beside, and never run.
    objectOf(
      {
        value: fitText,
        label: fitWords,
        icon: fitText,
        place: oneOfWords(buttonPlaces),
        code: fitText,
        danger: fitSwitch,
        actions: () => undefined,
      },
      'value',
    ),
  ),
};
const fitScalar: Fit = (value) => (['string', 'number', 'boolean'].includes(typeof value) ? value : undefined);
export const modelFits: Readonly<Record<string, Fit>> = {
  fullName: fitText,
  enCode: fitText,
  category: fitText,
  description: fitText,
  type: within(0),
  webType: within(0),
};
export const tableFits: Readonly<Record<string, Fit>> = {
  table: fitText,
  typeId: fitText,
  tableName: fitText,
  tableField: fitText,
  relationTable: fitText,
  relationField: fitText,
  bound: fitSwitch,
  fields: listOf(
    objectOf(
      {
        field: fitText,
        fieldName: fitText,
        dataType: fitText,
        dataLength: orNull(fitScalar),
        decimals: within(0),
        unique: fitSwitch,
        index: fitSwitch,
        primaryKey: orNull(fitScalar),
        allowNull: orNull(fitScalar),
      },
      'field',
    ),
  ),
};
