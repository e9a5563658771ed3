import { isRequestFailure } from '../contract/services.ts';

/**
 * The field at which a refusal is said: the one whose value was sent as what the first finding is about, else `otherwise`.
 * @param body what was sent, before its places were filled: `{ "enCode": "{values.code}" }`
 */
export function refusedField(error: unknown, body: unknown, otherwise: string): string {
  const [, ...path] = (isRequestFailure(error) && error.data?.findings?.[0]?.at.split('/')) || [];
  // Kept short: it is loaded before anything can be signed in to.
  const sent = path.reduce((part, name) => (typeof part === 'string' ? part : Object(part)[name]), body);
  return /^\{values\.(\w+)\}$/.exec(String(sent))?.[1] ?? otherwise;
}
