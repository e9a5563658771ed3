import { isObject, type JsonObject } from '../document/json.ts';
import { callShapes } from './call-shapes.ts';
import { shapeFields } from './shape-field.ts';

/** Whether a source can be asked: its call is one that only answers, and what the call needs is filled in. */
export function isComplete({ call, params, query, body }: JsonObject): boolean {
  const shape = typeof call === 'string' && Object.hasOwn(callShapes, call) ? callShapes[call] : undefined;
  if (!shape?.reads) return false;
  const parts = { params, query, body };
  return (['params', 'query', 'body'] as const).every((part) => {
    const given = parts[part];
    const filled = isObject(given) ? given : {};
    return shapeFields(shape[part]).every(({ name, required }) => !required || (filled[name] ?? '') !== '');
  });
}
