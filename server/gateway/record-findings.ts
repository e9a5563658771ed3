import type { CallFinding } from '../../engine/schema/call-shapes/envelope.ts';
import type { RecordProblem } from '../../engine/schema/check/index.ts';
import type { Field } from '../../engine/schema/fields/fields.ts';
import { findingText } from '../../engine/schema/findings/finding-text.ts';
import { type LocalText, localText } from '../../engine/schema/text/local-text.ts';
import { Refused } from '../kernel/refused.ts';

/** The label of a field, in the languages that the design gives. */
export function labelOf(field: Field): LocalText {
  const { label } = field.node.config;
  return label !== undefined && localText(label, 'zh') !== '' ? label : field.name;
}

/** What is wrong with a record, in the words that the page uses, each with a pointer into the values. */
function recordFinding({ at, field, problem }: RecordProblem): CallFinding {
  const row = /^\/[^/]+\/(\d+)\//.exec(at)?.[1];
  const { code, params, message } = problem;
  const args = {
    ...params,
    ...(field ? { label: labelOf(field) } : {}),
    ...(row === undefined ? {} : { row: Number(row) + 1 }),
    ...(message === undefined ? {} : { words: message }),
  };
  return { code, severity: 'error', at, ...findingText({ code, args }, 'zh'), args };
}

/** @throws Refused findings */
export function refuseProblems(problems: readonly RecordProblem[]): void {
  if (problems.length === 0) return;
  const findings = problems.map(recordFinding);
  const count = findings.length;
  throw new Refused('findings', count === 1 ? 'record.finding' : 'record.findings', { count }, { findings });
}
