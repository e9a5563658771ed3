import { fillText, type TextParams } from '../text/text.ts';
import { type FindingCode, findingCodes } from './finding-codes.ts';

/**
 * What is wrong with a document, where, and what to do. Findings are collected, never thrown one by one; the server
 * sends the same objects (`data.findings`) and the designer shows them at their node.
 */
export interface Finding {
  /** A code of the table in `finding-codes.ts`. */
  readonly code: FindingCode;
  readonly severity: 'error' | 'warning' | 'note';
  /** JSON pointer (RFC 6901) into the document. */
  readonly at: string;
  readonly message: string;
  readonly fix: string;
}

/** Makes a finding; words and severity come from the table of codes. */
export function finding(code: FindingCode, at: string, params: TextParams = {}): Finding {
  const entry = findingCodes[code];
  return {
    code,
    severity: entry.severity,
    at,
    message: fillText(entry.message, params),
    fix: fillText(entry.fix, params),
  };
}

/** True when a document with these findings may not be saved or published. */
export function blocks(findings: readonly Finding[]): boolean {
  return findings.some((one) => one.severity === 'error');
}

/** Appends a reference token to a JSON pointer. */
export function pointer(at: string, ...tokens: readonly (string | number)[]): string {
  return tokens.reduce<string>(
    (path, token) => `${path}/${String(token).replaceAll('~', '~0').replaceAll('/', '~1')}`,
    at,
  );
}
