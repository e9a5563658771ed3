import { OptionalKind } from '@sinclair/typebox';
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv';
import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import type { ServerWords } from '../kernel/words.ts';

/**
 * Bodies are taken as they are. Values of a query string and of a path are text by nature and become the numbers that
 * the shape asks for. Keys that a shape does not name stay, and are refused where it says so: dropping them would hide
 * a caller's mistake.
 */
const settings = {
  removeAdditional: false,
  useDefaults: false,
  allErrors: false,
  strict: false,
  verbose: true,
} as const;

export function registerShapeValidation(app: FastifyInstance): void {
  const exact = new Ajv({ ...settings, coerceTypes: false });
  const fromText = new Ajv({ ...settings, coerceTypes: true });
  app.setValidatorCompiler<Record<PropertyKey, unknown>>(({ schema, httpPart }) => {
    const validate = (httpPart === 'body' ? exact : fromText).compile(schema);
    return isOptional(schema) ? unlessAbsent(validate) : validate;
  });
  // Answers are made by our own handlers, whose types are the shapes.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
}

/** Whether a call may come without this part. */
export const isOptional = (part: object): boolean => OptionalKind in part;

function unlessAbsent(validate: ValidateFunction) {
  return (value: unknown) => {
    if (value === undefined || value === null || validate(value)) return { value };
    // Fastify tells a list of findings from a fault by this property.
    return { error: Object.assign(new Error('validation'), { validation: validate.errors }) };
  };
}

const longestName = 60;

/** What a caller is told: which field, and in which way; never a value, a pattern or a path of ours. */
export function validationWords(problems: readonly FastifySchemaValidationError[]): ServerWords {
  const problem = problems[0];
  if (problem === undefined) return { code: 'param.any' };
  const name = fieldOf(problem);
  switch (problem.keyword) {
    case 'required':
      return { code: 'param.missing', args: { name } };
    case 'additionalProperties':
      return { code: 'param.unknown', args: { names: { parts: unknownNames(problem), between: 'list.separator' } } };
    case 'maxLength':
    case 'maxItems':
      return { code: 'param.long', args: { name } };
    case 'minimum':
    case 'maximum':
      return { code: 'param.range', args: { name } };
    default:
      return name ? { code: 'param.wrong', args: { name } } : { code: 'param.any' };
  }
}

function fieldOf(problem: FastifySchemaValidationError): string {
  const path = problem.instancePath.split('/').filter(Boolean);
  if (problem.keyword === 'required') path.push(String(problem.params.missingProperty));
  return path.map(shownName).join('.');
}

function unknownNames(problem: FastifySchemaValidationError): string[] {
  // Fastify's type names only what all validators give; ours is ajv with `verbose`, which adds schema and data.
  const { parentSchema, data } = problem as FastifySchemaValidationError & Pick<ErrorObject, 'parentSchema' | 'data'>;
  if (typeof data !== 'object' || data === null) return [shownName(String(problem.params.additionalProperty))];
  const known: unknown = parentSchema?.properties;
  const names = new Set(typeof known === 'object' && known !== null ? Object.keys(known) : []);
  return Object.keys(data)
    .filter((name) => !names.has(name))
    .slice(0, 10)
    .map(shownName);
}

/** A name that a client made up, safe to show on one line. */
function shownName(name: string): string {
  return name.replace(/[^\p{L}\p{N}_.-]/gu, '?').slice(0, longestName);
}
