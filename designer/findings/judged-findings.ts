import type { CallFinding } from '../../engine/schema/call-shapes/envelope.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { findingCodes } from '../../engine/schema/findings/finding-codes.ts';
import type { JsonObject } from '../document/json.ts';

const ranks: Readonly<Record<string, number>> = { error: 0, warning: 1, note: 2 };

/**
 * What is wrong with a document: what was found here, and what only the server can know of it (dictionaries, interfaces),
 * as long as the document is the one that it judged. Most severe first.
 */
export function withJudged(
  own: readonly Finding[],
  judged: { readonly document: JsonObject; readonly findings: readonly CallFinding[] } | null,
  document: JsonObject,
): readonly Finding[] {
  if (judged?.document !== document) return own;
  const known = new Set(own.map(({ code, at }) => `${code} ${at}`));
  const more = judged.findings.filter(isDocumentFinding).filter(({ code, at }) => !known.has(`${code} ${at}`));
  if (more.length === 0) return own;
  return [...own, ...more].toSorted((a, b) => (ranks[a.severity] ?? 3) - (ranks[b.severity] ?? 3));
}

function isDocumentFinding(finding: CallFinding): finding is Finding {
  return Object.hasOwn(findingCodes, finding.code);
}
