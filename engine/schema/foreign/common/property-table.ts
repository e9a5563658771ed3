/** Where a property of the first generation or of form-generator stands under our name. Source: control types 1, 3, 7. */
const renames = new Map<string, string>([
  ['show-word-limit', 'showCount'],
  ['showWordLimit', 'showCount'],
  ['show-password', 'showPassword'],
  ['prefix-icon', 'prefixIcon'],
  ['suffix-icon', 'suffixIcon'],
  ['autosize', 'autoSize'],
  ['step-strictly', 'stepStrictly'],
  ['active-text', 'activeTxt'],
  ['inactive-text', 'inactiveTxt'],
  ['active-color', 'activeColor'],
  ['inactive-color', 'inactiveColor'],
  ['active-value', 'activeValue'],
  ['inactive-value', 'inactiveValue'],
  ['range-separator', 'rangeSeparator'],
  ['start-placeholder', 'startPlaceholder'],
  ['end-placeholder', 'endPlaceholder'],
  ['show-all-levels', 'showAllLevels'],
  ['allow-half', 'allowHalf'],
  ['show-text', 'showText'],
  ['show-score', 'showScore'],
  ['show-stops', 'showStops'],
  ['show-alpha', 'showAlpha'],
  ['color-format', 'colorFormat'],
  ['show-icon', 'showIcon'],
  ['close-text', 'closeText'],
  ['content-position', 'contentPosition'],
  ['tab-position', 'tabPosition'],
  ['process-status', 'processStatus'],
  ['show-summary', 'showSummary'],
  ['showChinese', 'isAmountChinese'],
]);

/** Names that change for one control only. */
const ownRenames = new Map<string, ReadonlyMap<string, string>>([
  ['rate', new Map([['max', 'count']])],
  ['qrcode', new Map([['size', 'width']])],
  ['groupTitle', new Map([['tipLabel', 'helpMessage']])],
  ['departmentSelect', new Map([['ableDepIds', 'ableIds']])],
  ['positionSelect', new Map([['ableIds', 'ablePosIds']])],
]);

export function propName(aditKey: string, name: string): string {
  return ownRenames.get(aditKey)?.get(name) ?? renames.get(name) ?? name;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Properties of a control that one generation writes into `__config__`. */
export const configToProps = words(
  'fileSize sizeUnit buttonText showTip optionType border gutter rule ruleName isStorage active props',
);

/** What stays in `config` although one generation writes it onto the control: limits of a date, sources of options. */
export const dateLimitKeys = words(
  'startTimeRule startTimeType startTimeTarget startTimeValue startRelationField endTimeRule endTimeType endTimeTarget endTimeValue endRelationField',
);
export const optionSourceKeys = words('dataType dictionaryType propsUrl propsName templateJson');
export const optionControls = words('select radio checkbox cascader treeSelect');

/** Names of `__config__`: in the flat dialect they stand on the field itself. */
export const configKeys = words(`label labelWidth showLabel tipLabel tag tagIcon className defaultValue defaultCurrent
  required layout span dragDisabled visibility tableName noShow regList trigger formId renderKey unique isSubTable
  parentVModel relationTable changeTag document componentName layoutTree rowType columnWidth dataType dictionaryType
  propsUrl propsName templateJson optionType`);

/** Names of `config` that say something here, or that the reader itself needs. Others are kept and noted. */
export const knownConfig = words(`label labelWidth showLabel tipLabel tag tagIcon defaultValue defaultCurrent required
  layout span visibility tableName noShow regList trigger formId renderKey unique isSubTable parentVModel relationTable
  columnWidth dataType dictionaryType propsUrl propsName templateJson children aditKey showTitle rowType tableAlign
  tableFixed complexHeaderList componentName type layoutTree merged colspan rowspan backgroundColor borderType borderColor borderWidth ${[...dateLimitKeys].join(' ')}`);

/** Props that some widget reads. Source: control types 3, our names. */
export const knownProps =
  words(`useMask maskConfig placeholder disabled clearable readonly maxlength showCount showPassword addonBefore
  addonAfter prefixIcon suffixIcon autoSize min max step stepStrictly precision controls thousands isAmountChinese options
  props filterable multiple allowCreate direction optionType buttonStyle size border activeValue inactiveValue activeTxt inactiveTxt
  activeColor inactiveColor format startTime endTime startPlaceholder endPlaceholder rangeSeparator count allowHalf showText
  showScore showStops range showAlpha colorFormat accept fileSize sizeUnit limit buttonText tipText showTip pathType
  isAccount folder showAllLevels separator expression isStorage rule ruleName content contentPosition href target textStyle
  title name type showIcon closable description closeText align header shadow accordion active tabPosition simple
  processStatus justify gutter actionText addType addTableConf showSummary summaryField thousandsField tableConf
  footerBtnsList columnBtnsList defaultValue helpMessage selectType ableIds ableRelationIds ableDepIds ablePosIds
  ableUserIds ableRoleIds ableGroupIds ableAddressIds relationField showField showLevel interfaceId interfaceName
  templateJson hasPage pageSize columnOptions propsValue popupType popupTitle popupWidth interfaceHasPage modelId total level
  colorDark colorLight correction link margin displayValue width height dataType staticText lineColor background autoLocation enableLocationScope
  is-range isRange value-format adjustmentScope enableDesktopLocation locationScope borderType borderColor borderWidth`);

/** Props whose value is a number; designs write `"3"` as well. */
export const numberProps = words('maxlength min max step precision count limit fileSize gutter pageSize');

/** Props that are on or off; designs write 1, 0, "true" as well. */
export const switchProps = words(`disabled clearable readonly showCount showPassword stepStrictly controls thousands
  isAmountChinese filterable multiple border allowHalf showText showScore showStops range showAlpha showTip showAllLevels
  showIcon closable accordion simple showSummary hasPage`);

/** Sizes of the dialects in ours. */
export const sizes = new Map<unknown, string>([
  ['large', 'large'],
  ['medium', 'middle'],
  ['default', 'middle'],
  ['middle', 'middle'],
  ['small', 'small'],
  ['mini', 'small'],
]);

/** Keys of a list column or search item that belong to the list, not to the control that it carries along. */
export const listItemKeys = words(`prop label width align fixed sortable id fullName labelI18nCode fullNameI18nCode
  searchType searchMultiple isKeyword isIncludeSubordinate value needDefaultValue`);
