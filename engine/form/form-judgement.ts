import type { FieldProblem, FormWork } from '../contract/form-session.ts';
import { signalNames } from '../contract/signals.ts';
import type { CompiledField } from '../schema/check/index.ts';
import { judgeCells, judgeField, judgeRowCount } from './field-problems.ts';
import type { FormCore } from './form-core.ts';

/** What is wrong with an open form as far as it has been judged. */
export interface FormJudgement {
  /** By field, in the order of judging. */
  readonly problems: Map<string, FieldProblem>;
  /** Whether the problem came from the server: it stays until the value is another, or all is judged again. */
  isReported(name: string): boolean;
  forgetReport(name: string): void;
  judge(name: string): void;
  settle(name: string, problem: FieldProblem | null): void;
  /** A field that was in error, after a change. @param rowsOnly of a sub-table only its rows are others, not their cells */
  rejudge(name: string, rowsOnly: boolean): void;
  judgeSome(table: string, rows: ReadonlySet<number>, columns?: ReadonlySet<string>): void;
  /** @param isMeant which of them; the rest keeps the judgement it has */
  judgeAll(isMeant?: (name: string) => boolean): void;
  report(found: readonly FieldProblem[]): void;
  clear(): void;
  /** A live Formily field shows what the judgement says. */
  feedback(name: string): void;
  /** Tells those who list the problems; `ifStirred`: only when they have become others since. */
  announce(ifStirred?: boolean): void;
}

export function createJudgement(core: FormCore, work: () => FormWork): FormJudgement {
  const { compiled, own, judgedBy, isHidden, live, signals } = core;
  const problems = new Map<string, FieldProblem>();
  const reported = new Set<string>();
  let stirred = false;

  /** A field that waits for something is judged when it has come; what did not come is its problem. */
  const judged = (one: CompiledField): FieldProblem | null => {
    const { name } = one.field;
    if (isHidden(name) || work().isRunning(name)) return null;
    const message = work().failureOf(name);
    if (message !== '') return { name, problem: { code: 'field.refused', message }, cells: [] };
    return judgeField(one, compiled, own(), judgedBy());
  };
  const feedback = (name: string) => {
    const codes = problems.get(name) ? ['invalid'] : [];
    live(name)?.setFeedback({ type: 'error', code: 'ValidateError', triggerType: 'onInput', messages: codes });
  };
  const settle = (name: string, problem: FieldProblem | null) => {
    const known = problems.get(name);
    if (!known && !problem) return;
    stirred ||= known?.problem?.code !== problem?.problem?.code || known?.cells.length !== problem?.cells.length;
    if (problem) problems.set(name, problem);
    else problems.delete(name);
    feedback(name);
  };
  const judge = (name: string) => {
    const one = compiled.byName.get(name);
    settle(name, one ? judged(one) : null);
  };
  const announce = (ifStirred = false) => {
    if (ifStirred && !stirred) return;
    stirred = false;
    signals.notify(signalNames.problems);
  };

  return {
    problems,
    isReported: (name) => reported.has(name),
    forgetReport: (name) => void reported.delete(name),
    judge,
    settle,
    rejudge(name, rowsOnly) {
      const one = compiled.byName.get(name);
      const known = problems.get(name);
      if (!rowsOnly || !one || !known || !compiled.tables.has(name)) judge(name);
      else settle(name, judgeRowCount(one, compiled, own(), { cells: known.cells, by: judgedBy() }));
    },
    judgeSome(name, rows, columns) {
      const table = compiled.tables.get(name);
      if (table && !isHidden(name))
        settle(name, judgeCells(table, own(), problems.get(name), { rows, columns }, judgedBy()));
    },
    judgeAll(isMeant = () => true) {
      const before = new Set([...problems.keys()].filter(isMeant));
      for (const name of before) problems.delete(name);
      for (const name of [...reported].filter(isMeant)) reported.delete(name);
      for (const one of compiled.fields.filter(({ field }) => isMeant(field.name))) {
        const problem = judged(one);
        if (problem) problems.set(problem.name, problem);
      }
      for (const name of new Set([...before, ...[...problems.keys()].filter(isMeant)])) {
        feedback(name);
        signals.notify(name);
      }
      announce();
    },
    report(found) {
      for (const problem of found) {
        problems.set(problem.name, problem);
        reported.add(problem.name);
        feedback(problem.name);
        signals.notify(problem.name);
      }
      announce();
    },
    clear() {
      problems.clear();
      reported.clear();
    },
    feedback,
    announce,
  };
}
