import { isRecord, type JsonRecord } from '../common/json.ts';
import type { FieldPaths, FieldPlace } from './field-paths.ts';
import type { FieldOf } from './named-value.ts';

/** What a reaction's expressions may name, from where its field stands. */
export function fieldsFrom(reaction: JsonRecord, from: FieldPlace, paths: FieldPaths): FieldOf {
  return ([root, ...rest]) => {
    const isLength = rest.length > 1 && rest.at(-1) === 'length';
    const steps = isLength ? rest.slice(0, -1) : rest;
    const pattern = patternOf(root, steps, reaction, from);
    const place = pattern === undefined ? undefined : paths.find(pattern, from);
    const value = place && paths.namedValue(place);
    return value && (isLength ? { ...value, isLength } : value);
  };
}

type Steps = readonly (string | number)[];

function patternOf(
  root: string | number | undefined,
  steps: Steps,
  reaction: JsonRecord,
  from: FieldPlace,
): string | undefined {
  const [first, ...more] = steps;
  const below = more.map((step) => `.${step}`).join('');
  switch (root) {
    case '$deps':
    case '$dependencies': {
      const pattern = first === undefined ? undefined : dependency(reaction.dependencies, first);
      return pattern && (below === '' ? pattern : `${pattern.split('#')[0]}${below}`);
    }
    case '$self':
      return first === 'value' && more.length === 0 ? from.path.join('.') : undefined;
    case '$values':
      return steps.join('.');
    case '$form':
      return first === 'values' ? more.join('.') : undefined;
    case '$record':
      return from.table ? `.${steps.join('.')}` : undefined;
    default:
      return undefined;
  }
}

/** Source: @formily/json-schema, getDependencies. */
function dependency(dependencies: unknown, name: string | number): string | undefined {
  if (!Array.isArray(dependencies)) {
    const found = isRecord(dependencies) && Object.hasOwn(dependencies, name) ? dependencies[name] : undefined;
    return typeof found === 'string' ? found : undefined;
  }
  if (typeof name === 'number') {
    const found: unknown = dependencies[name];
    return typeof found === 'string' ? found : undefined;
  }
  const entry = dependencies.filter(isRecord).find((one) => one.name === name);
  if (typeof entry?.source !== 'string') return undefined;
  return entry.property === undefined || entry.property === 'value' ? entry.source : undefined;
}
