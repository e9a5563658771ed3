// Here: what can be wrong with a document: codes, words, places.

import { engineTexts } from '../text/engine-texts.ts';
import { fillText, type TextParams } from '../text/text.ts';
import { type FindingCode, findingCodes, type Severity } from './finding-codes.ts';
import { findingZhTexts } from './finding-zh-texts.ts';
import type { WordArgs } from './words.ts';

export { pointer } from './pointer.ts';

/**
 * What is wrong with a document, where, and what to do. Findings are collected, never thrown one by one; the server
 * sends the same objects (`data.findings`) and the designer shows them at their node.
 */
export interface Finding {
  /** A code of the table in `finding-codes.ts`. */
  readonly code: FindingCode;
  readonly severity: Severity;
  /** JSON pointer (RFC 6901) into the document. */
  readonly at: string;
  /** In Chinese, or in the language of the request that it answers; `findingText` says it in another. */
  readonly message: string;
  readonly fix: string;
  /** What stands in the places of the texts. */
  readonly args?: WordArgs;
}

/** Of a node that is not drawn the words stand with the engine's own. */
const zhTexts = { ...engineTexts.zh, ...findingZhTexts };

/** Makes a finding whose places hold plain words; see `wordedFinding` for those that hold words by key. */
export function finding(code: FindingCode, at: string, args: TextParams = {}): Finding {
  return {
    code,
    severity: findingCodes[code],
    at,
    message: fillText(zhTexts[code], args),
    fix: fillText(zhTexts[`${code}.fix`], args),
    ...(Object.keys(args).length > 0 ? { args } : {}),
  };
}

/** True when a document with these findings may not be made, imported or published; a draft may wait with some of them. */
export function blocks(findings: readonly Finding[]): boolean {
  return findings.some((one) => one.severity === 'error');
}
