import { Button } from 'antd';
import { SeverityIcon } from '../findings/SeverityIcon.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import type { Outlook } from './use-outlook.ts';

/** What a publish does to the database, in order; what forbids one, and what it warns of. */
export function PublishSteps({ outlook: { status, answer, message, again } }: { readonly outlook: Outlook }) {
  const text = useDesignerText();
  const told = answer?.findings.filter(({ code }) => /^(publish|bind|table)\./.test(code)) ?? [];
  const isForbidden = answer !== null && answer.version === null;
  return (
    <>
      <h2>{text('designer.tables.plan')}</h2>
      <p className="adit-design-steps-state" role="status">
        {status === 'asking' && text('designer.tables.asking')}
        {status === 'blocked' && text('designer.tables.blocked')}
        {status === 'failed' && text('designer.tables.failed', { message: message ?? '' })}
        {status === 'ready' && isForbidden && text('designer.tables.forbidden')}
      </p>
      {status === 'failed' && (
        <Button size="small" onClick={again}>
          {text('designer.tables.again')}
        </Button>
      )}
      {answer && status !== 'ready' && <p className="adit-design-steps-state">{text('designer.tables.older')}</p>}
      {told.length > 0 && (
        <ul className="adit-design-steps-faults">
          {told.map((one) => (
            <li key={`${one.code} ${one.at}`}>
              <SeverityIcon severity={one.severity === 'error' ? 'error' : 'warning'} /> {one.message}
              <p>{one.fix}</p>
            </li>
          ))}
        </ul>
      )}
      {answer?.steps.length === 1 && <p className="adit-design-steps-one">{answer.steps[0]}</p>}
      {answer && answer.steps.length > 1 && (
        <ol className="adit-design-steps">
          {answer.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
    </>
  );
}
