import type { Node } from '../../documents/node.ts';
import { optionKeys } from '../../fields/option-keys.ts';
import type { Option } from '../../fields/value-kind.ts';
import { isFileEntry } from '../../values/files-kind.ts';
import { toOptions } from '../../values/options.ts';
import { isRecord, type JsonRecord } from './json.ts';
import { readDate, readDateTime, readTime } from './read-dates.ts';

type Scalar = string | number | boolean;
type Reader = (value: unknown, props: JsonRecord, options: readonly Option[]) => unknown;

const isScalar = (value: unknown): value is Scalar =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

const text: Reader = (value) => (isScalar(value) ? String(value) : undefined);

const number: Reader = (value) => {
  if (typeof value === 'number') return value;
  return typeof value === 'string' && /^\s*[+-]?(\d+\.?\d*|\.\d+)\s*$/.test(value) ? Number(value) : undefined;
};

/** The two ends of a range. */
const pair =
  (one: (value: unknown) => unknown): Reader =>
  (value) => {
    if (!Array.isArray(value) || value.length !== 2) return undefined;
    const ends = value.map(one);
    return ends.every((end) => end !== undefined) ? ends : undefined;
  };

/** The option that reads the same has the type that the design gave its value; what no option offers stays as written. */
function offered(value: Scalar, options: readonly Option[]): Scalar {
  for (const option of options) {
    if (String(option.value) === String(value)) return option.value;
    const below = offered(value, option.children ?? []);
    if (below !== value) return below;
  }
  return value;
}

const choices: Reader = (value, _props, options) => {
  const entries = Array.isArray(value) ? value : [value];
  return entries.every(isScalar) ? entries.map((entry) => offered(entry, options)) : undefined;
};

const choice: Reader = (value, props, options) => {
  if (props.multiple === true) return choices(value, props, options);
  return isScalar(value) ? offered(value, options) : undefined;
};

/** A way down the tree, or a list of ways. */
const path: Reader = (value, props, options) => {
  if (!Array.isArray(value)) return isScalar(value) ? [offered(value, options)] : undefined;
  if (props.multiple !== true) return choices(value, props, options);
  const ways = value.map((way) => (Array.isArray(way) ? choices(way, props, options) : undefined));
  return ways.every((way) => way !== undefined) ? ways : undefined;
};

/** One id or a list of them, whichever of the two the field takes: the dialect begins a single one with an empty list. */
const reference: Reader = (value, props) => {
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string' && id !== '');
  return props.multiple === true ? ids : ids[0];
};

/** Ids from the top down, or several such ways. */
const way: Reader = (value, props) => {
  if (!Array.isArray(value)) return isScalar(value) ? way([value], props, []) : undefined;
  const ways = value.some(Array.isArray) ? value.filter(Array.isArray) : [value];
  return props.multiple === true ? ways : ways[0];
};

const switched: Reader = (value, { activeValue, inactiveValue }) => {
  if (!isScalar(value)) return undefined;
  const same = (side: unknown) => String(side) === String(value);
  if (same(activeValue)) return activeValue;
  if (same(inactiveValue)) return inactiveValue;
  if (['true', '1'].includes(String(value))) return activeValue;
  return ['false', '0'].includes(String(value)) ? inactiveValue : undefined;
};

const files: Reader = (value) => (Array.isArray(value) && value.every(isFileEntry) ? value : undefined);
const rows: Reader = (value) => (Array.isArray(value) && value.every(isRecord) ? value : undefined);
const none: Reader = () => undefined;
const asWritten: Reader = (value) => value;

/** How the start value of each control is read; a control that is not named keeps what it has. */
const readers: Readonly<Record<string, Reader>> = {
  input: text,
  textarea: text,
  richText: text,
  autoComplete: text,
  colorPicker: text,
  inputNumber: number,
  inputIntNumber: number,
  rate: number,
  slider: (value, props, options) =>
    (props.range === true ? pair((end) => number(end, props, options)) : number)(value, props, options),
  switch: switched,
  radio: choice,
  select: choice,
  treeSelect: choice,
  checkbox: choices,
  cascader: path,
  areaSelect: path,
  organizeSelect: way,
  departmentSelect: reference,
  positionSelect: reference,
  userSelect: reference,
  roleSelect: reference,
  groupSelect: reference,
  memberSelect: reference,
  date: readDate,
  datetime: readDateTime,
  time: readTime,
  dateRange: pair(readDate),
  datetimeRange: pair(readDateTime),
  timeRange: pair(readTime),
  uploadFile: files,
  uploadImg: files,
  table: rows,
  calculate: none,
  billRule: none,
  createUser: none,
  createTime: none,
  modifyUser: none,
  modifyTime: none,
  currOrganize: none,
  currPosition: none,
  currDepartment: none,
};

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/**
 * A start value in the form in which our fields hold it.
 * @param node with its slot and props already in our names
 * @returns undefined when there is none, or none that a field here could start with
 */
export function readDefault(value: unknown, node: Node): unknown {
  if (isEmpty(value)) return undefined;
  const options =
    (node.config.dataType ?? 'static') === 'static'
      ? toOptions(node.slot?.options ?? node.props?.options, optionKeys(node))
      : [];
  const reader = readers[node.config.aditKey] ?? asWritten;
  const read = reader(value, node.props ?? {}, options);
  return isEmpty(read) ? undefined : read;
}
