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
  /** Whether a rule of the document is not kept there, as opposed to what the server or code has said. */
  isRuled(name: string): boolean;
  judge(name: string): void;
  settle(name: string, problem: FieldProblem | null): void;
  /** A field that was in error, after a change. @param rowsOnly of a sub-table only its rows are others, not their cells */
  rejudge(name: string, rowsOnly: boolean): void;
  judgeSome(table: string, rows: ReadonlySet<number>, columns?: ReadonlySet<string>): void;
  /** @param isMeant which of them; the rest keeps the judgement it has */
  judgeAll(isMeant?: (name: string) => boolean): void;
  report(found: readonly FieldProblem[]): void;
  /** What code has set on the Formily field as wrong, '' for nothing: it stands where the rules have nothing to say. */
  tell(name: string, message: string): void;
  /** Forgets what is known of one field, or of all. */
  clear(name?: string): void;
  /** A live Formily field shows what the judgement says. */
  feedback(name: string): void;
  /** Tells those who list the problems; `ifStirred`: only when they have become others since. */
  announce(ifStirred?: boolean): void;
}

/** Code of what the judgement sets on a Formily field: everything else that stands there has been set by others. */
export const judgedCode = 'DocumentError';

/** What Formily is told of a problem: its code, since words are made where they are read. */
export const feedbackOf = ({ problem }: FieldProblem): string[] => [problem?.code ?? 'field.cells'];

export function createJudgement(core: FormCore, work: () => FormWork): FormJudgement {
  const { compiled, own, judgedBy, isHidden, isUnseen, live, signals } = core;
  const problems = new Map<string, FieldProblem>();
  const reported = new Set<string>();
  const told = new Map<string, FieldProblem>();
  let stirred = false;

  /** A field that waits for something is judged when it has come; what did not come is its problem. */
  const judged = (one: CompiledField): FieldProblem | null => {
    const { name } = one.field;
    if (isHidden(name) || isUnseen(name) || work().isRunning(name)) return null;
    const message = work().failureOf(name);
    if (message !== '') return { name, problem: { code: 'field.refused', message }, cells: [] };
    return judgeField(one, compiled, own(), judgedBy()) ?? told.get(name) ?? null;
  };
  const feedback = (name: string) => {
    const field = live(name);
    if (!field) return;
    const problem = problems.get(name);
    // What was told stands there already.
    const messages = problem && problem !== told.get(name) ? feedbackOf(problem) : [];
    const known = field.queryFeedbacks({ type: 'error', code: judgedCode }).flatMap((one) => one.messages ?? []);
    if (known.join() !== messages.join()) field.setFeedback({ type: 'error', code: judgedCode, messages });
  };
  const settle = (name: string, problem: FieldProblem | null) => {
    const known = problems.get(name);
    if (!known && !problem) return;
    stirred ||= known?.problem?.code !== problem?.problem?.code || known?.cells.length !== problem?.cells.length;
    stirred ||= known?.problem?.message !== problem?.problem?.message;
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
    isRuled: (name) => problems.has(name) && !reported.has(name) && problems.get(name) !== told.get(name),
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
      if (table && !isHidden(name) && !isUnseen(name))
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
    tell(name, message) {
      const before = told.get(name);
      if (message === '') told.delete(name);
      else told.set(name, { name, problem: { code: 'field.refused', message }, cells: [] });
      const standing = problems.get(name);
      if (standing !== undefined && standing !== before) return;
      settle(name, isHidden(name) || isUnseen(name) ? null : (told.get(name) ?? null));
    },
    clear(name) {
      for (const known of [problems, reported, told]) {
        if (name === undefined) known.clear();
        else known.delete(name);
      }
    },
    feedback,
    announce,
  };
}
