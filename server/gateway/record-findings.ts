import type { CallFinding } from '../../engine/schema/calls/envelope.ts';
import type { RecordProblem } from '../../engine/schema/check/index.ts';
import { localText } from '../../engine/schema/documents/text.ts';
import type { Field } from '../../engine/schema/fields.ts';
import { problemText } from '../../engine/schema/rules/index.ts';
import { Refused } from '../refused.ts';
import { translate } from './words.ts';

export function labelOf(field: Field): string {
  return localText(field.node.config.label, 'zh') || field.name;
}

/** What is wrong with a record, in the words that the page uses, each with a pointer into the values. */
export function recordFinding({ at, field, problem }: RecordProblem): CallFinding {
  const row = /^\/[^/]+\/(\d+)\//.exec(at)?.[1];
  const message = problemText(problem, translate, field ? labelOf(field) : '');
  return {
    code: problem.code,
    severity: 'error',
    at,
    message: row === undefined ? message : `第 ${Number(row) + 1} 行：${message}`,
    fix: field ? `改正“${labelOf(field)}”后再提交` : '只提交表单中有的字段',
  };
}

/** @throws Refused findings */
export function refuseProblems(problems: readonly RecordProblem[]): void {
  if (problems.length === 0) return;
  const findings = problems.map(recordFinding);
  const first = findings[0]?.message ?? '';
  throw new Refused('findings', findings.length === 1 ? first : `有 ${findings.length} 处需要改正：${first}`, {
    findings,
  });
}
