import type { Finding } from '../../engine/schema/findings/finding.ts';
import type { Severity } from '../../engine/schema/findings/finding-codes.ts';
import type { DesignTree } from '../document/design-tree.ts';

/** What is wrong at a node itself: the worst of it, and how much. */
export interface FindingMark {
  readonly severity: Severity;
  readonly count: number;
}

const order: readonly Severity[] = ['error', 'warning', 'note'];

/** Findings by the innermost node that their pointer leads into; those of no node are left out. */
export function findingMarks(findings: readonly Finding[], tree: DesignTree): ReadonlyMap<string, FindingMark> {
  const marks = new Map<string, FindingMark>();
  if (findings.length === 0) return marks;
  const keys = new Map<string, string>();
  for (const { at, key } of tree.nodes.values()) keys.set(at, key);
  for (const { at, severity } of findings) {
    const key = nodeAt(at, keys);
    if (key === undefined) continue;
    const known = marks.get(key);
    marks.set(key, { severity: worse(known?.severity ?? severity, severity), count: (known?.count ?? 0) + 1 });
  }
  return marks;
}

function nodeAt(at: string, keys: ReadonlyMap<string, string>): string | undefined {
  for (let path = at; path !== ''; path = path.slice(0, path.lastIndexOf('/'))) {
    const key = keys.get(path);
    if (key !== undefined) return key;
  }
  return undefined;
}

function worse(one: Severity, other: Severity): Severity {
  return order.indexOf(one) <= order.indexOf(other) ? one : other;
}

/** A mark as one text, so that two alike are the same, and back. */
export function markText({ severity, count }: FindingMark): string {
  return `${severity}:${count}`;
}

export function markOf(text: string | undefined): FindingMark | null {
  const [severity, count] = (text ?? '').split(':');
  const known = order.find((one) => one === severity);
  return known ? { severity: known, count: Number(count) } : null;
}
