import type { CallName } from '../calls/index.ts';

/** What calls do, as people are told before a publish. */
export type Deed =
  | 'readRecords'
  | 'createRecords'
  | 'updateRecords'
  | 'deleteRecords'
  | 'countRecords'
  | 'dictionaries'
  | 'numbers'
  | 'interfaces'
  | 'areas'
  | 'people'
  | 'maps'
  | 'changeMaps'
  | 'signIn';

const of = (deed: Deed, names: readonly CallName[]) => names.map((name) => [name, deed] as const);

/** The deed of every call that a document of a customer may name; a test holds that none is missing. */
export const deedOfCall: ReadonlyMap<string, Deed> = new Map([
  ...of('readRecords', ['recordList', 'recordGroups', 'recordStatistics', 'recordTree', 'loadRecord']),
  ...of('readRecords', ['recordDataChange', 'recordHistory', 'fieldDataSelect']),
  ...of('createRecords', ['createRecord']),
  ...of('updateRecords', ['updateRecord']),
  ...of('deleteRecords', ['deleteRecord', 'deleteRecords']),
  ...of('countRecords', ['newRecords']),
  ...of('dictionaries', ['dictionaryTypes', 'dictionaryTypeSelector', 'dictionaries', 'dictionaryEntries']),
  ...of('dictionaries', ['tenantDictionaries']),
  ...of('numbers', ['billRules', 'billNumber']),
  ...of('interfaces', ['interfacePreview', 'interfacePage', 'interfaceByIds']),
  ...of('areas', ['regions', 'regionPaths', 'weather']),
  ...of('people', ['positionTree', 'positions', 'positionCondition', 'departmentTree', 'departmentTreeByAuth']),
  ...of('people', ['companyTreeByAuth', 'organizeTree', 'organizeCondition', 'groupTree', 'users', 'userTree']),
  ...of('people', ['userLevel', 'userLevelByAuth', 'usersByIds', 'subordinates', 'colleagues', 'selected']),
  ...of('people', ['selectedUsers', 'usersOfRole']),
  ...of('maps', ['mapSettings', 'axesByIds', 'axisList', 'loadAxis', 'regionData', 'regionList', 'mapObjects']),
  ...of('changeMaps', ['createAxis', 'saveAxis', 'deleteAxis', 'saveRegion', 'deleteRegion']),
  ...of('signIn', ['siteConfig', 'signUp']),
]);
