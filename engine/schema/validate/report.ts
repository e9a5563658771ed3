import type { Finding } from '../findings/finding.ts';
import type { FindingCode } from '../findings/finding-codes.ts';
import { wordedFinding } from '../findings/finding-text.ts';
import type { WordArgs } from '../findings/words.ts';
import { findingsMost } from '../limits.ts';

/** Collects the findings of one document. */
export interface Report {
  add(code: FindingCode, at: string, args?: WordArgs): void;
  /** A check ended before it had seen everything. */
  cutShort(): void;
  findings(): Finding[];
}

export function createReport(): Report {
  const found: Finding[] = [];
  let left = 0;
  let isCut = false;
  return {
    add(code, at, args) {
      if (found.length < findingsMost) found.push(wordedFinding(code, at, args));
      else left += 1;
    },
    cutShort() {
      isCut = true;
    },
    findings() {
      if (left === 0 && !isCut) return found;
      return [...found, wordedFinding('document.moreFindings', '', { count: isCut ? `${left}+` : left })];
    },
  };
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
