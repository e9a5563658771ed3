import { isRequestFailure } from '../render/services.ts';

/**
 * The field at which a refusal is said: the one whose value was sent as what the first finding is about, else `otherwise`.
 * @param body what was sent, before its places were filled: `{ "enCode": "{values.code}" }`
 */
export function refusedField(error: unknown, body: unknown, otherwise: string): string {
  const [first] = (isRequestFailure(error) && error.data?.findings) || [];
  const part = first?.at.split('/')[1] ?? '';
  const sent = typeof body === 'object' && body !== null ? Reflect.get(body, part) : undefined;
  return (typeof sent === 'string' && /^\{values\.(\w+)\}$/.exec(sent)?.[1]) || otherwise;
}
