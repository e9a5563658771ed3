import { limits } from '../limits.ts';

/** The record that a code leads to. */
export interface CodedRecord {
  readonly modelId: string;
  readonly id: string;
  /** Of the model; empty where nobody says. */
  readonly type?: string;
}

/** Page that a code of a record leads to, and its query. */
export const scanPath = '/scanRecord';
export const scanQuery = 'd';

const mark = 'DFD';
const idLike = /^[A-Za-z0-9_-]{1,64}$/;

/**
 * What the code of a record says, in this order: mark, record, model, type of the model, flow, process, task, what was done.
 * There are no flows yet. Source: library specification 3, QR payload.
 */
export function recordCode({ modelId, id, type = '' }: CodedRecord): string {
  return JSON.stringify({ t: mark, id, mid: modelId, mt: type, fid: '', pid: '', ftid: '', opt: '' });
}

/** The same as an address of this application, which any camera opens. @param base where the application stands, with a `/` at its end */
export function recordLink(record: CodedRecord, base: string): string {
  return new URL(`${scanPath.slice(1)}?${scanQuery}=${toBase64Url(recordCode(record))}`, base).href;
}

/** The record of a code's text; undefined where it is anything else. */
export function readRecordCode(text: string): CodedRecord | undefined {
  const { t, id, mid } = parsed(text);
  if (t !== mark) return undefined;
  if (typeof id !== 'string' || typeof mid !== 'string' || !idLike.test(id) || !idLike.test(mid)) return undefined;
  return { modelId: mid, id };
}

/** The record that the query of `/scanRecord` names. */
export function readScanQuery(query: string): CodedRecord | undefined {
  const text = query.length > limits.flowConfigBytes ? undefined : fromBase64Url(query);
  return text === undefined ? undefined : readRecordCode(text);
}

/**
 * The query for a text that a camera has read: a record's code, or a link to one in this application. Anything else, an
 * address elsewhere among it, is undefined, and nothing is to be opened for it.
 */
export function scannedQuery(text: string, base: string): string | undefined {
  if (readRecordCode(text)) return toBase64Url(text);
  if (!URL.canParse(text)) return undefined;
  const [link, own] = [new URL(text), new URL(scanPath.slice(1), base)];
  if (link.origin !== own.origin || link.pathname !== own.pathname) return undefined;
  const query = link.searchParams.get(scanQuery) ?? '';
  return readScanQuery(query) ? query : undefined;
}

function parsed(text: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(text);
    return typeof read === 'object' && read !== null ? { ...read } : {};
  } catch {
    return {};
  }
}

function toBase64Url(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): string | undefined {
  try {
    const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes, (one) => one.charCodeAt(0)));
  } catch {
    return undefined;
  }
}
