import { type AnswerCode, answerCodes, type Envelope, type Refusal } from '../../engine/schema/calls/envelope.ts';
import { DatabaseError, type DatabaseErrorCode, SqlError } from '../database/index.ts';
import { Refused } from '../refused.ts';
import { validationText } from './shape-validation.ts';

export const successText = '操作成功';
const failureText = '系统繁忙，请稍后重试';

export function success<Data>(data: Data): Envelope<Data> {
  return { code: answerCodes.success.code, msg: successText, data };
}

export interface Answer {
  readonly status: number;
  readonly envelope: Envelope<Refusal | null>;
  /** Ours to look into: goes into the log with its stack. */
  readonly isFailure: boolean;
}

/** The envelope of a refusal. */
export function refusal(code: AnswerCode, msg: string, data: Refusal | null = null): Answer {
  const answer = answerCodes[code];
  return { status: answer.status, envelope: { code: answer.code, msg, data }, isFailure: false };
}

const databaseTexts: Record<DatabaseErrorCode, string> = {
  'database.full': '磁盘空间不足，暂时不能写入',
  'database.deadline': '处理超时，请缩小范围后重试',
  'database.unreachable': '数据库暂时不可用，请稍后重试',
  'database.locked': failureText,
  'database.notWritable': '数据库暂时不能写入',
  'database.damaged': failureText,
};

/** Full and busy pass, and the same call works later; the rest is for the operator. */
const databaseAnswers: Record<DatabaseErrorCode, AnswerCode> = {
  'database.full': 'full',
  'database.deadline': 'busy',
  'database.unreachable': 'busy',
  'database.locked': 'failure',
  'database.notWritable': 'busy',
  'database.damaged': 'failure',
};

/** SQLSTATEs that a value sent by a client can cause. PostgreSQL manual, appendix A. */
const inputStates = new Set(['22001', '22003', '22007', '22008', '22021', '22P02', '22P05']);

/** What the web framework says about a body or an address that cannot be read. */
const frameworkCodes: Readonly<Record<string, readonly [code: AnswerCode, text: string]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['tooLarge', '请求内容过大'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['wrongMedia', '请求内容的类型不正确'],
  FST_ERR_CTP_EMPTY_TYPE: ['wrongMedia', '请求内容的类型不正确'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['badInput', '请求内容不完整'],
  FST_ERR_BAD_URL: ['badInput', '地址不正确'],
  FST_ERR_MAX_PARAM_LENGTH: ['badInput', '地址过长'],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['wrongMedia', '请以表单方式上传文件'],
  FST_REQ_FILE_TOO_LARGE: ['tooLarge', '文件过大'],
  FST_PARTS_LIMIT: ['badInput', '一次只能上传一个文件'],
  FST_FILES_LIMIT: ['badInput', '一次只能上传一个文件'],
  FST_FIELDS_LIMIT: ['badInput', '上传的参数过多'],
  FST_PROTO_VIOLATION: ['badInput', '请求内容含有不允许的键'],
};

/**
 * What a caller gets for an error: never the text of a statement, a path, a stack or a version.
 * @param requestId with which the log line of a failure is found
 */
export function answerFor(error: unknown, requestId: string): Answer {
  if (error instanceof Refused) return refusal(error.answer, error.message, error.data);
  if (error instanceof DatabaseError) {
    return { ...refusal(databaseAnswers[error.code], databaseTexts[error.code], { requestId }), isFailure: true };
  }
  if (error instanceof SqlError) {
    if (inputStates.has(error.code)) return refusal('badInput', '数据格式不正确');
    if (error.code === '23505') return refusal('conflict', '数据已存在，请刷新后重试');
  }
  if (error instanceof Error) {
    if ('validation' in error && Array.isArray(error.validation)) {
      return refusal('badInput', validationText(error.validation));
    }
    const known = 'code' in error && typeof error.code === 'string' ? frameworkCodes[error.code] : undefined;
    if (known) return refusal(...known);
    // The framework's own refusals of a request that cannot be read carry a 4xx status.
    if ('statusCode' in error && isClientStatus(error.statusCode)) return refusal('badInput', '请求不正确');
  }
  return { ...refusal('failure', failureText, { requestId }), isFailure: true };
}

function isClientStatus(status: unknown): boolean {
  return typeof status === 'number' && status >= 400 && status < 500;
}
