import {
  type AnswerCode,
  answerCodes,
  type CallFinding,
  type Envelope,
  type Refusal,
} from '../../engine/schema/call-shapes/envelope.ts';
import { inLanguage } from '../../engine/schema/findings/finding-text.ts';
import type { Language } from '../../engine/schema/text/text.ts';
import { DatabaseError, type DatabaseErrorCode, SqlError } from '../database/index.ts';
import { Refused } from '../kernel/refused.ts';
import { type ServerTextKey, type ServerWords, say } from '../kernel/words.ts';
import { validationWords } from './shape-validation.ts';

export function success<Data>(data: Data, language: Language): Envelope<Data> {
  return { code: answerCodes.success.code, msg: say({ code: 'call.done' }, language), data };
}

/** A refusal with findings tells the first that stands in the way. */
function withFirst({ code, args }: ServerWords, findings: readonly CallFinding[] | undefined): ServerWords {
  const first = findings?.find(({ severity }) => severity === 'error') ?? findings?.[0];
  return first ? { code, args: { ...args, first: first.message } } : { code, ...(args ? { args } : {}) };
}

export interface Answer {
  readonly status: number;
  readonly envelope: Envelope<Refusal | null>;
  /** Ours to look into: goes into the log with its stack. */
  readonly isFailure: boolean;
}

/** The envelope of a refusal, in a language; its findings as well. */
export function refusal(code: AnswerCode, words: ServerWords, language: Language, data: Refusal | null = null): Answer {
  const { status, code: number } = answerCodes[code];
  const findings = data?.findings?.map((finding) => inLanguage(finding, language));
  return {
    status,
    envelope: {
      code: number,
      msg: say(withFirst(words, findings), language),
      data: findings ? { ...data, findings } : data,
    },
    isFailure: false,
  };
}

const databaseTexts: Record<DatabaseErrorCode, ServerTextKey> = {
  'database.full': 'database.full',
  'database.deadline': 'database.deadline',
  'database.unreachable': 'database.unreachable',
  'database.locked': 'call.failed',
  'database.noLock': 'call.failed',
  'database.taken': 'call.failed',
  'database.missing': 'call.failed',
  'database.notWritable': 'database.notWritable',
  'database.damaged': 'call.failed',
};

/** Full and busy pass, and the same call works later; the rest is for the operator. */
const databaseAnswers: Record<DatabaseErrorCode, AnswerCode> = {
  'database.full': 'full',
  'database.deadline': 'busy',
  'database.unreachable': 'busy',
  'database.locked': 'failure',
  'database.noLock': 'failure',
  'database.taken': 'failure',
  'database.missing': 'failure',
  'database.notWritable': 'busy',
  'database.damaged': 'failure',
};

/** SQLSTATEs that a value sent by a client can cause. PostgreSQL manual, appendix A. */
const inputStates = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** A row or an index entry that is larger than the database takes. */
const tooWideStates = new Set(['54000', '54001', '54011']);

/** What the system says where a file finds no more room: on the disk, or of what its owner may have of it. */
const fullCodes: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);

/** What the web framework says about a body or an address that cannot be read. */
const frameworkCodes: Readonly<Record<string, readonly [code: AnswerCode, text: ServerTextKey]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['tooLarge', 'call.tooLarge'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrongMedia', 'call.media'],
  FST_ERR_CTP_EMPTY_TYPE: ['wrongMedia', 'call.media'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['badInput', 'call.cut'],
  FST_ERR_BAD_URL: ['badInput', 'call.badAddress'],
  FST_ERR_MAX_PARAM_LENGTH: ['badInput', 'call.longAddress'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['wrongMedia', 'upload.notForm'],
  FST_REQ_FILE_TOO_LARGE: ['tooLarge', 'upload.tooLarge'],
  FST_PARTS_LIMIT: ['badInput', 'upload.one'],
  FST_FILES_LIMIT: ['badInput', 'upload.one'],
  FST_FIELDS_LIMIT: ['badInput', 'upload.fields'],
  FST_PROTO_VIOLATION: ['badInput', 'call.badRequest'],
};

/**
 * What a caller gets for an error: never the text of a statement, a path, a stack or a version.
 * @param requestId with which the log line of a failure is found
 * @param language of the request
 */
export function answerFor(error: unknown, requestId: string, language: Language): Answer {
  const refuse = (code: AnswerCode, text: ServerTextKey, data: Refusal | null = null) =>
    refusal(code, { code: text }, language, data);
  if (error instanceof Refused) return refusal(error.answer, error.words, language, error.data);
  if (error instanceof DatabaseError) {
    return { ...refuse(databaseAnswers[error.code], databaseTexts[error.code], { requestId }), isFailure: true };
  }
  if (error instanceof SqlError) {
    if (inputStates.has(error.code)) return refuse('badInput', 'database.value');
    if (tooWideStates.has(error.code)) return refuse('tooLarge', 'database.tooWide');
    if (error.code === '23505') return refuse('conflict', 'database.twin');
  }
  if (error instanceof Error) {
    if ('validation' in error && Array.isArray(error.validation)) {
      return refusal('badInput', validationWords(error.validation), language);
    }
    if ('code' in error && fullCodes.has(error.code))
      return { ...refuse('full', 'database.full', { requestId }), isFailure: true };
    const known = 'code' in error && typeof error.code === 'string' ? frameworkCodes[error.code] : undefined;
    if (known) return refuse(...known);
    // The framework's own refusals of a request that cannot be read carry a 4xx status.
    if ('statusCode' in error && isClientStatus(error.statusCode)) return refuse('badInput', 'call.badRequest');
  }
  return { ...refuse('failure', 'call.failed', { requestId }), isFailure: true };
}

function isClientStatus(status: unknown): boolean {
  return typeof status === 'number' && status >= 400 && status < 500;
}
