import { type Envelope, isSuccess } from '../../engine/schema/call-shapes/envelope.ts';

/** The code of an answer that has none of its own, or calls itself a success and says that it is none. */
export const noCode = 'body';

/**
 * What the body of an answer says, whoever wrote it: our envelope, `message` in place of `msg`, a body that lacks
 * success, an `error_description`, a pair of error and result. Source: shell specification 3 and 8.
 * @returns an envelope; `msg` is blank where the body has no words
 */
export function readAnswer(body: unknown): Envelope {
  if (Array.isArray(body)) {
    console.error('The server answered with an error pair:', body[0]);
    return { code: noCode, msg: '', data: null };
  }
  if (typeof body !== 'object' || body === null) return { code: noCode, msg: '', data: null };
  const { code, msg, message, codeDescription, success, data } = body as Record<string, unknown>; // any JSON object
  const own = typeof code === 'number' || typeof code === 'string' ? code : noCode;
  const said = textOf(msg) || textOf(message);
  if (success !== false && isSuccess(own)) return { code: own, msg: said, data };
  const described = typeof data === 'object' && data !== null && 'error_description' in data;
  const lacking = textOf(codeDescription) && said ? `${textOf(codeDescription)}-${said}` : said;
  return {
    code: isSuccess(own) ? noCode : own,
    msg: (described && textOf(data.error_description)) || (success === false || own === noCode ? lacking : said),
    data,
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
