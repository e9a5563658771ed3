/** Controls of the dialect with the keys of their own that the reference lists, both generations together. */
export interface ControlKeys {
  /** Names in both generations. */
  readonly names: string;
  readonly aditKey: string;
  readonly words: string;
  readonly keys: string;
}

const control = (names: string, aditKey: string, words: string, keys: string): ControlKeys => ({
  names,
  aditKey,
  words,
  keys,
});

/** Source: control types 3. */
export const controls: readonly ControlKeys[] = [
  control(
    'comInput / input',
    'input',
    'single-line text',
    'unique __slot__ prefix-icon suffix-icon maxlength show-word-limit show-password useScan useMask maskConfig addonBefore addonAfter prefixIcon suffixIcon showCount showPassword',
  ),
  control('textarea', 'textarea', 'multi-line text', 'type autosize maxlength show-word-limit autoSize showCount'),
  control(
    'numInput / inputNumber',
    'inputNumber',
    'number',
    'step step-strictly controlsPosition addonBefore addonAfter thousands isAmountChinese controls',
  ),
  control(
    'switch',
    'switch',
    'switch 1/0',
    'activeTxt inactiveTxt active-color inactive-color active-value inactive-value activeValue inactiveValue',
  ),
  control(
    'radio',
    'radio',
    'radio group',
    'dataType dictionaryType propsUrl propsName templateJson size props options direction optionType border buttonStyle',
  ),
  control(
    'checkbox',
    'checkbox',
    'checkbox group',
    'dataType dictionaryType propsUrl propsName templateJson size optionType border props options direction',
  ),
  control(
    'select',
    'select',
    'drop-down',
    'dataType dictionaryType propsUrl propsName templateJson props options filterable multiple',
  ),
  control(
    'cascader',
    'cascader',
    'cascade',
    'dataType propsUrl propsName templateJson dictionaryType options props show-all-levels filterable separator multiple',
  ),
  control(
    'date / datePicker',
    'date',
    'date / date-time',
    'defaultCurrent startTimeRule startTimeType startTimeTarget startTimeValue endTimeRule endTimeType endTimeTarget startRelationField endRelationField endTimeValue type format value-format startTime endTime',
  ),
  control(
    'time / timePicker',
    'time',
    'time',
    'defaultCurrent startTimeRule startTimeType startTimeTarget startTimeValue endTimeRule endTimeType endTimeTarget endTimeValue startRelationField endRelationField startTime endTime picker-options format value-format',
  ),
  control(
    'uploadFz / uploadFile',
    'uploadFile',
    'file upload',
    'accept fileSize sizeUnit buttonText showTip pathType isAccount folder tipText limit',
  ),
  control(
    'uploadImg',
    'uploadImg',
    'image upload',
    'accept showTip fileSize sizeUnit pathType isAccount folder tipText limit',
  ),
  control('colorPicker', 'colorPicker', 'colour', 'show-alpha color-format size showAlpha colorFormat'),
  control('rate', 'rate', 'rating', 'max allow-half show-text show-score count allowHalf'),
  control('slider', 'slider', 'slider', 'min max step show-stops range'),
  control('editor', 'richText', 'rich text', ''),
  control('link', 'link', 'link', 'content href target textStyle'),
  control('button', 'button', 'button', 'align buttonText type'),
  control('JNPFText / text', 'text', 'static text', 'textStyle content'),
  control('alert', 'alert', 'alert bar', 'title type show-icon closable showIcon description closeText'),
  control(
    'comSelect / organizeSelect',
    'organizeSelect',
    'company/organisation picker',
    'defaultCurrent multiple filterable selectType ableIds',
  ),
  control(
    'depSelect',
    'departmentSelect',
    'department picker',
    'defaultCurrent selectType ableDepIds multiple filterable ableIds',
  ),
  control(
    'posSelect',
    'positionSelect',
    'position picker',
    'selectType ableDepIds ablePosIds multiple filterable defaultCurrent ableIds',
  ),
  control(
    'userSelect',
    'userSelect',
    'user picker',
    'defaultCurrent relationField selectType ableRelationIds ableDepIds ablePosIds ableUserIds ableRoleIds ableGroupIds multiple ableIds',
  ),
  control('roleSelect', 'roleSelect', 'role picker', 'multiple defaultCurrent selectType ableIds'),
  control('groupSelect', 'groupSelect', 'group picker', 'multiple filterable defaultCurrent selectType ableIds'),
  control(
    'usersSelect',
    'memberSelect',
    'mixed user component (users, roles, positions, groups, departments)',
    'selectType ableIds multiple defaultCurrent',
  ),
  control(
    'table',
    'table',
    'sub-table',
    'showTitle type rowType actionText show-summary addType addTableConf summaryField thousands thousandsField tableConf defaultValue complexHeaderList showSummary columnBtnsList footerBtnsList',
  ),
  control(
    'treeSelect',
    'treeSelect',
    'tree drop-down',
    'dataType dictionaryType propsUrl propsName templateJson props options multiple filterable',
  ),
  control(
    'popupTableSelect',
    'popupTableSelect',
    'table drop-down from a data interface (popover)',
    'interfaceId interfaceName templateJson hasPage pageSize columnOptions propsValue relationField popupType popupTitle popupWidth multiple filterable interfaceHasPage',
  ),
  control(
    'autoComplete',
    'autoComplete',
    'text with suggestions from a data interface',
    'unique __slot__ total relationField interfaceId interfaceName templateJson maxlength',
  ),
  control(
    'address / areaSelect',
    'areaSelect',
    'province-city-district',
    'ableAddressIds selectType filterable multiple level',
  ),
  control('billRule', 'billRule', 'bill number', 'rule ruleName'),
  control(
    'relationForm',
    'relationForm',
    'linked record of another model',
    'modelId relationField hasPage pageSize columnOptions popupType popupTitle popupWidth filterable transferList',
  ),
  control(
    'popupSelect',
    'popupSelect',
    'pop-up record picker from a data interface',
    'interfaceId interfaceName templateJson hasPage pageSize columnOptions propsValue relationField popupType popupTitle popupWidth interfaceHasPage transferList',
  ),
  control(
    'relationFormAttr',
    'relationFormAttr',
    'attribute of the linked record',
    'isStorage showField relationField',
  ),
  control('popupAttr', 'popupAttr', 'attribute of the pop-up selection', 'isStorage showField relationField'),
  control('createUser', 'createUser', 'creator', 'type'),
  control('createTime', 'createTime', 'creation time', 'type'),
  control('modifyUser', 'modifyUser', 'modifier', ''),
  control('modifyTime', 'modifyTime', 'modification time', ''),
  control('currOrganize', 'currOrganize', 'own organisation', 'type showLevel'),
  control('currPosition', 'currPosition', 'own position', 'type'),
  control('groupTitle', 'groupTitle', 'group title', 'content tipLabel content-position helpMessage contentPosition'),
  control('divider', 'divider', 'divider', '__slot__ content-position content contentPosition'),
  control('collapse', 'collapse', 'collapse panels', 'active accordion ghost expandIconPosition'),
  control('tab', 'tabs', 'tabs', 'active type tab-position tabPosition'),
  control('row', 'row', 'grid row', 'layoutTree rowType type justify align'),
  control('card', 'card', 'card', 'header shadow'),
  control('tableGrid', 'tableGrid', 'table-shaped container (tr/td)', 'borderType borderColor borderWidth rowType'),
  control('calculate', 'calculate', 'calculated field', 'isStorage expression thousands isAmountChinese precision'),
  control('qrcode', 'qrcode', 'QR code', 'colorDark colorLight size dataType staticText relationField width'),
  control(
    'barcode',
    'barcode',
    'bar code',
    'format lineColor background width height dataType staticText relationField',
  ),
  control('signature', 'signet', 'electronic seal (signet)', 'defaultCurrent ableIds'),
  control('sign', 'signature', 'hand-written signature', 'defaultCurrent'),
  control(
    'location',
    'location',
    'location on a map',
    'autoLocation enableLocationScope adjustmentScope enableDesktopLocation locationScope',
  ),
  control('iframe', 'iframe', 'embedded frame', 'href height borderType borderColor borderWidth'),
  control('steps', 'steps', 'step container', 'active simple processStatus'),
  control('currDept', 'currDepartment', 'own department (3.1 only)', ''),
  control('relationFlow', 'relationFlow', 'linked flow form (3.1)', 'modelId relationField filterable'),
  control('relationFlowAttr', 'relationFlowAttr', 'attribute of the linked flow (3.1)', 'showField relationField'),
];

/** Keys that every control has. Source: control types 2. */
export const commonKeys =
  'label labelWidth showLabel tipLabel tag tagIcon className defaultValue required layout span dragDisabled visibility tableName noShow regList trigger formId renderKey unique isSubTable parentVModel relationTable relationKey children tableAlign tableFixed labelI18nCode tipLabelI18nCode noShowAdd noShowEdit noShowDetail useCache __vModel__ style placeholder disabled clearable readonly on';

/** Keys of a list as a whole, then those of its columns, conditions and buttons. Source: dialect facts 2, columnData. */
export const listKeys = {
  list: 'type searchList columnList btnsList columnBtnsList customBtnsList defaultSidx sort hasPage pageSize hasTreeQuery treeTitle treeDataSource treeDictionary treeRelation treeSynType treeInterfaceId treeInterfaceName treeTemplateJson treePropsUrl treePropsValue treePropsChildren treePropsLabel isIncludeSubordinate groupField stateField parentField childTableStyle showSummary summaryField thousands thousandsField useBtnPermission useColumnPermission useFormPermission useDataPermission printIds hasSuperQuery columnOptions defaultColumnList ruleList funcs uploaderTemplateJson',
  column: 'prop label width align fixed sortable',
  condition: 'prop label searchType searchMultiple isKeyword value isIncludeSubordinate',
  button: 'value label icon',
} as const;

/** Keys of a form as a whole. Source: control types 6. */
export const formKeys =
  'formRef formModel size labelPosition labelWidth formRules popupType generalWidth fullScreenWidth drawerWidth gutter disabled span formBtns hasCancelBtn cancelButtonText hasConfirmBtn confirmButtonText hasPrintBtn printButtonText primaryKeyPolicy concurrencyLock logicalDelete printId formStyle classNames className classJson idGlobal funcs labelSuffix colon hasConfirmAndAddBtn fields hasCopyBtn copyButtonText customBtns appCustomBtns dataLog useBusinessKey businessKeyList businessKeyTip detailExtraList';
