import type { Finding } from '../findings/finding.ts';
import type { WordArgs } from '../findings/words.ts';

/** Header of a request: the published document that asks, a model by its id or a screen by its own. It proves nothing. */
export const documentHeader = 'adit-model-id';

/** Header of every answer: what the build of the page is called that is served by now. Source: reliability B42. */
export const buildHeader = 'adit-build';

/** Every answer has this shape. Source: design 6. */
export interface Envelope<Data = unknown> {
  readonly code: number | string;
  readonly msg: string;
  readonly data: Data;
}

/** What is wrong, where and what to do: with a document, a record, or the rows at hand. A document's finding is one. */
export interface CallFinding {
  /** Of documents a code of `finding-codes.ts`, of records the key of the rule's text. */
  readonly code: string;
  readonly severity: Finding['severity'];
  /** JSON pointer (RFC 6901) into what was sent. */
  readonly at: string;
  readonly message: string;
  readonly fix: string;
  /** What stands in the places of the texts: with it `findingText` says the finding in another language. */
  readonly args?: WordArgs;
}

/** What `data` holds when a call is refused. */
export interface Refusal {
  readonly findings?: readonly CallFinding[];
  /** 409: the state that the caller did not know of. */
  readonly current?: unknown;
  /** Of several records: the one that was refused. */
  readonly id?: string;
  readonly requestId?: string;
  /** 422: the `Idempotency-Key` has served a call with another content, which may have been carried out. */
  readonly keyUsed?: boolean;
}

/** Codes of an answer, with the HTTP status that says the same. Source: design 6. */
export const answerCodes = {
  success: { code: 200, status: 200 },
  badInput: { code: 400, status: 400 },
  sessionExpired: { code: 600, status: 401 },
  sessionElsewhere: { code: 601, status: 401 },
  sessionInvalid: { code: 602, status: 401 },
  forbidden: { code: 403, status: 403 },
  notFound: { code: 404, status: 404 },
  conflict: { code: 409, status: 409 },
  tooLarge: { code: 413, status: 413 },
  wrongMedia: { code: 415, status: 415 },
  findings: { code: 422, status: 422 },
  locked: { code: 423, status: 423 },
  tooMany: { code: 429, status: 429 },
  failure: { code: 500, status: 500 },
  busy: { code: 503, status: 503 },
  full: { code: 507, status: 507 },
} as const;
export type AnswerCode = keyof typeof answerCodes;

/** Success of either family of calls. Source: shell specification 8. */
export function isSuccess(code: number | string): boolean {
  return code === 200 || code === '200' || code === '00000';
}

/** The screen of the session is locked: nothing is answered until its person has said the password. */
export function isLocked(code: number | string): boolean {
  return Number(code) === answerCodes.locked.code;
}

/** Codes that end a session on the client: renew by key, or sign in again. Source: shell specification 4.3. */
export function endsSession(code: number | string): boolean {
  return Number(code) >= 600 && Number(code) <= 602;
}
