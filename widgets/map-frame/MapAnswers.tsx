import { useServices } from '../../engine/contract/services.ts';
import type { ListedAnswer } from './use-answers.ts';

/** What the map answered, the latest first. */
export function MapAnswers({ answers }: { readonly answers: readonly ListedAnswer[] }) {
  const { translate } = useServices();
  const title = translate('widget.mapFrame.answers');
  return (
    <div className="adit-map-answers" role="log" aria-label={title}>
      <h3>{title}</h3>
      {answers.length === 0 ? (
        <p>{translate('widget.mapFrame.noAnswers')}</p>
      ) : (
        <ol>
          {answers.map(({ key, question, answer, isProblem }) => (
            <li key={key} data-problem={isProblem || undefined}>
              <b>{question}</b>
              <span>{answer}</span>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
