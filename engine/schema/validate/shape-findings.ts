import type { ShapeError } from '../meta/validators.generated.js';
import { isRecord, type Report, shortText } from './report.ts';

const typeNames: Readonly<Record<string, string>> = {
  string: '文字',
  number: '数字',
  integer: '整数',
  boolean: 'true 或 false',
  array: '列表',
  object: '对象',
  null: '空（null）',
};

/**
 * Turns what ajv says into findings that a person can act on: one for a place, without the branches that a value was
 * never meant to take.
 * @returns every place that is wrong and every place around one: what stands elsewhere has its shape
 */
export function reportShape(document: unknown, errors: readonly ShapeError[], report: Report): Set<string> {
  const places = new Map<string, ShapeError[]>();
  for (const error of errors) {
    if (error.keyword === 'if') continue;
    const known = places.get(error.instancePath);
    if (known) known.push(error);
    else places.set(error.instancePath, [error]);
  }
  const unshaped = new Set<string>();
  const around = new Set<string>();
  for (const at of places.keys()) for (const part of ancestors(at)) around.add(part);
  for (const [at, here] of places) {
    const value = valueAt(document, at);
    const isUnion = here.some((error) => error.keyword === 'anyOf');
    // One branch of a union fitted but for something inside it: only that is worth saying.
    if (isUnion && around.has(at)) continue;
    const own = isUnion ? likelyBranch(here) : here;
    if (isUnknownAction(own)) {
      report.add('action.unknown', at, { name: shortText(String(value)) });
      continue;
    }
    const missing = own.flatMap((error) =>
      error.keyword === 'required' ? [String(error.params.missingProperty)] : [],
    );
    if (at.endsWith('/config') && missing.includes('aditKey')) report.add('widget.missing', at);
    if (at.endsWith('/config/aditKey') && value === '') report.add('widget.missing', at);
    else {
      const what = describe(
        at,
        value,
        own,
        missing.filter((key) => key !== 'aditKey'),
      );
      if (what) report.add('document.shape', at, { what });
    }
    unshaped.add(at);
    for (const part of ancestors(at)) unshaped.add(part);
  }
  return unshaped;
}

/** Of a union, the branch that has the type of the value; all of them where none has. */
function likelyBranch(errors: readonly ShapeError[]): ShapeError[] {
  const branchOf = (error: ShapeError) => error.schemaPath.slice(0, error.schemaPath.lastIndexOf('/'));
  const own = errors.filter((error) => error.keyword !== 'anyOf');
  const mistyped = new Set(own.filter((error) => error.keyword === 'type').map(branchOf));
  const likely = own.filter((error) => !mistyped.has(branchOf(error)));
  return likely.length > 0 ? likely : own;
}

function isUnknownAction(errors: readonly ShapeError[]): boolean {
  const [first] = errors;
  const words = first?.params.allowedValues;
  return errors.length === 1 && Array.isArray(words) && words.includes('closeDialog');
}

function describe(at: string, value: unknown, errors: readonly ShapeError[], missing: readonly string[]): string {
  const name = nameOf(at);
  const types = [...new Set(errors.filter((error) => error.keyword === 'type').flatMap(({ params }) => params.type))];
  if (types.length > 0)
    return `${name}应为${types.map((type) => typeNames[String(type)] ?? type).join('、')}，现在是${describeValue(value)}`;
  const words: string[] = [];
  if (missing.length > 0) words.push(`缺少${missing.map((key) => `“${key}”`).join('、')}`);
  for (const { keyword, params } of errors) {
    const text = constraint(keyword, params);
    if (text !== undefined) words.push(`${text}，现在是${describeValue(value)}`);
  }
  return words.length > 0 ? name + [...new Set(words)].join('；') : '';
}

function constraint(keyword: string, params: ShapeError['params']): string | undefined {
  switch (keyword) {
    case 'enum':
      return `应为 ${[params.allowedValues].flat().join('、')} 之一`;
    case 'minimum':
      return `应不小于 ${params.limit}`;
    case 'maximum':
      return `应不大于 ${params.limit}`;
    case 'minLength':
      return params.limit === 1 ? '不能为空' : `应不少于 ${params.limit} 个字符`;
    case 'maxLength':
      return `应不超过 ${params.limit} 个字符`;
    default:
      return undefined;
  }
}

function describeValue(value: unknown): string {
  if (value === '') return '空文字';
  if (typeof value === 'string') return `“${shortText(value)}”`;
  if (Array.isArray(value)) return '列表';
  return isRecord(value) ? '对象' : String(value);
}

/** `/nodes/3/config/span` → “span”; `/nodes/3` → “nodes”第 4 项 */
function nameOf(at: string): string {
  if (at === '') return '设计';
  const tokens = tokensOf(at);
  const last = tokens.at(-1) ?? '';
  const before = tokens.at(-2);
  return before !== undefined && /^\d+$/.test(last) ? `“${before}”第 ${Number(last) + 1} 项` : `“${shortText(last)}”`;
}

function valueAt(document: unknown, at: string): unknown {
  let value = document;
  for (const token of tokensOf(at)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, token)) return undefined;
    value = Reflect.get(value, token);
  }
  return value;
}

function tokensOf(at: string): string[] {
  return at
    .split('/')
    .slice(1)
    .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

function ancestors(at: string): string[] {
  const places: string[] = [];
  for (let end = at.lastIndexOf('/'); end >= 0; end = end > 0 ? at.lastIndexOf('/', end - 1) : -1)
    places.push(at.slice(0, end));
  return places;
}
