import { shortText, valueWords } from '../findings/value-words.ts';
import type { WordArg, Words } from '../findings/words.ts';
import type { ShapeError } from '../meta/validators.generated.js';
import type { Report } from './report.ts';

const typeNames = new Set(['string', 'number', 'integer', 'boolean', 'array', 'object', 'null']);

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
    if (typeof value === 'string' && isUnknownAction(own)) {
      report.add('action.unknown', at, { name: shortText(value) });
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

function describe(
  at: string,
  value: unknown,
  errors: readonly ShapeError[],
  missing: readonly string[],
): Words | undefined {
  const name = nameOf(at);
  const what = (problems: WordArg): Words => ({ code: 'shape.what', args: { name, problems } });
  const types = [...new Set(errors.filter((error) => error.keyword === 'type').flatMap(({ params }) => params.type))];
  if (types.length > 0) {
    const names = types.map((type) => (typeNames.has(String(type)) ? { code: `shape.${type}` } : String(type)));
    return what({ code: 'shape.type', args: { types: listed(names), value: valueWords(value) } });
  }
  const words: Words[] = [];
  if (missing.length > 0) words.push({ code: 'shape.missing', args: { keys: listed(missing.map(quoted)) } });
  for (const { keyword, params } of errors) {
    const problem = constraint(keyword, params);
    if (problem) words.push({ code: 'shape.now', args: { problem, value: valueWords(value) } });
  }
  const parts = [...new Map(words.map((one) => [JSON.stringify(one), one])).values()];
  return parts.length > 0 ? what({ parts, between: 'shape.and' }) : undefined;
}

const listed = (parts: readonly WordArg[]): WordArg => ({ parts, between: 'list.separator' });
const quoted = (name: string): Words => ({ code: 'shape.key', args: { name } });

function constraint(keyword: string, params: ShapeError['params']): Words | undefined {
  switch (keyword) {
    case 'enum':
      return { code: 'shape.enum', args: { words: listed([params.allowedValues].flat().map(String)) } };
    case 'minLength':
      if (params.limit === 1) return { code: 'shape.filled' };
      return { code: 'shape.minLength', args: { limit: String(params.limit) } };
    case 'minimum':
    case 'maximum':
    case 'maxLength':
      return { code: `shape.${keyword}`, args: { limit: String(params.limit) } };
    default:
      return undefined;
  }
}

/** `/nodes/3/config/span` is “span”, `/nodes/3` the fourth entry of “nodes”. */
function nameOf(at: string): WordArg {
  if (at === '') return { code: 'shape.design' };
  const tokens = tokensOf(at);
  const last = tokens.at(-1) ?? '';
  const before = tokens.at(-2);
  return before !== undefined && /^\d+$/.test(last)
    ? { code: 'shape.item', args: { name: before, index: Number(last) + 1 } }
    : quoted(shortText(last));
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
