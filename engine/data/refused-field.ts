import { isRequestFailure } from '../render/services.ts';

/**
 * The field at which a refusal is said: the one whose value was sent as what the first finding is about, else `otherwise`.
 * @param body what was sent, before its places were filled: `{ "enCode": "{values.code}" }`
 */
export function refusedField(error: unknown, body: unknown, otherwise: string): string {
  const part = isRequestFailure(error) && error.data?.findings?.[0]?.at.split('/')[1];
  // Kept short: it is loaded before anything can be signed in to.
  return /^\{values\.(\w+)\}$/.exec(Object(body)[part || ''])?.[1] ?? otherwise;
}
