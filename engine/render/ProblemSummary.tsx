import { Button } from 'antd';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import type { FieldProblem, FormSession } from '../contract/form-session.ts';
import { useServices } from '../contract/services.ts';
import { signalNames } from '../contract/signals.ts';
import { blockingNow } from '../resolve/blocking-now.ts';
import { problemText } from '../schema/rules/index.ts';
import { localText } from '../schema/text/local-text.ts';

interface Props {
  readonly session: FormSession;
  /** Grows with each attempt to submit: the summary then takes the focus. 0: nothing is shown yet. */
  readonly attempt: number;
  reveal(name: string): void;
}

/** The summaries on the page, the one that was asked for last at the end: the key is that one's. */
const summaries: object[] = [];

/** What is still wrong after an attempt to submit: count, links, F8 for the next. */
export function ProblemSummary({ session, attempt, reveal }: Props) {
  const { translate, language } = useServices();
  useSyncExternalStore(
    (listener) => session.signals.subscribe(signalNames.problems, listener),
    () => session.signals.version(signalNames.problems),
  );
  const element = useRef<HTMLElement>(null);
  const titleId = useId();
  /** Place in the document of the problem that was led to last; -1 before the first. */
  const last = useRef(-1);
  const problems = session.problems();
  const order = session.document.form.fields.map(({ field }) => field.name);
  const sorted = problems.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
  const blocked = blockingNow(session.document, session.read);
  const shown = attempt > 0 && (sorted.length > 0 || blocked.length > 0);

  useEffect(() => {
    last.current = -1;
    if (attempt > 0) element.current?.focus();
  }, [attempt]);

  const go = (problem: FieldProblem | undefined) => {
    if (!problem) return;
    last.current = order.indexOf(problem.name);
    reveal(problem.name);
  };
  /** The next one in the document, not in the list: what has been put right since has left the list. */
  const goNext = () => go(sorted.find(({ name }) => order.indexOf(name) > last.current) ?? sorted[0]);
  const goNextNow = useRef(goNext);
  goNextNow.current = goNext;
  useEffect(() => {
    if (!shown) return;
    const own = { attempt };
    summaries.push(own);
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'F8' || summaries.at(-1) !== own) return;
      event.preventDefault();
      goNextNow.current();
    };
    window.addEventListener('keydown', press);
    return () => {
      summaries.splice(summaries.indexOf(own), 1);
      window.removeEventListener('keydown', press);
    };
  }, [shown, attempt]);

  if (!shown) return null;
  const labelOf = (problem: FieldProblem) => {
    const field = session.document.form.byName.get(problem.name)?.field;
    const { given } = session.state(problem.name);
    return given?.title ?? (localText(field?.node.config.label, language) || problem.name);
  };
  const wordsOf = (problem: FieldProblem) => {
    if (problem.problem) return problemText(problem.problem, translate, '').trim();
    const columns = session.document.form.tables.get(problem.name)?.byName;
    const words = problem.cells.map((cell) => {
      const column = columns?.get(cell.column)?.field;
      return problemText(cell.problem, translate, localText(column?.node.config.label, language) || cell.column);
    });
    return [...new Set(words)].slice(0, 4).join(translate('list.separator'));
  };
  const rowsOf = (problem: FieldProblem) =>
    [...new Set(problem.cells.map(({ row }) => row + 1))].slice(0, 5).join(translate('list.separator'));
  return (
    <section className="adit-summary" ref={element} tabIndex={-1} role="alert" aria-labelledby={titleId}>
      <div className="adit-summary-words">
        <strong id={titleId}>{translate('form.summary', { count: sorted.length + blocked.length })}</strong>
        <ol>
          {sorted.map((problem) => (
            <li key={problem.name}>
              <button type="button" className="adit-summary-link" onClick={() => go(problem)}>
                {problem.problem
                  ? labelOf(problem)
                  : translate('form.rows', { label: labelOf(problem), rows: rowsOf(problem) })}
              </button>
              {translate('text.colon')}
              {wordsOf(problem)}
            </li>
          ))}
          {blocked.map((node) => (
            <li key={node.id}>{translate('form.blocked', { label: localText(node.node.config.label, language) })}</li>
          ))}
        </ol>
      </div>
      {sorted.length > 0 && (
        <Button onClick={goNext} aria-keyshortcuts="F8">
          {translate('form.next')} <kbd className="adit-key">F8</kbd>
        </Button>
      )}
    </section>
  );
}
