import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/render/services.ts';
import type { ReleaseAnswer } from '../../engine/schema/calls/index.ts';
import { textPath } from '../../engine/schema/diff/index.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { findingText } from '../../engine/schema/findings/finding-text.ts';
import type { JsonObject } from '../document/json.ts';
import { SeverityIcon } from '../findings/SeverityIcon.tsx';
import { useDesignerText } from '../use-designer-text.ts';

interface Props {
  readonly document: JsonObject;
  readonly findings: readonly Finding[];
  readonly trial: ReleaseAnswer | null;
  /** Nothing is online yet. */
  readonly isFirst: boolean;
  onFinding(finding: Finding): void;
  readonly children: ReactNode;
}

/** What stands between a draft and its publish: findings, what becomes of the tables, of rows that exist, of the menu. */
export function Gates({ document, findings, trial, isFirst, onFinding, children }: Props) {
  const translate = useDesignerText();
  const { language } = useServices();
  const count = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length;
  const worst = findings.filter(({ severity }) => severity !== 'note').slice(0, 5);
  const consequences = trial?.consequences ?? [];
  return (
    <section className="adit-design-gates" aria-labelledby="adit-design-gates">
      <strong id="adit-design-gates">{translate('designer.publish.checks')}</strong>
      <Gate name={translate('designer.publish.findings')}>
        <span>
          {translate('designer.publish.findingCount', { errors: count('error'), warnings: count('warning') })}
        </span>
        {worst.map((finding) => {
          const { message } = findingText(finding, language);
          return (
            <span key={`${finding.code} ${finding.at}`} className="adit-design-gate-line">
              <SeverityIcon severity={finding.severity} />
              <span>{message}</span>
              <Button
                type="link"
                size="small"
                aria-label={translate('designer.publish.seeFinding', { message })}
                onClick={() => onFinding(finding)}
              >
                {translate('designer.publish.see')}
              </Button>
            </span>
          );
        })}
      </Gate>
      <Gate name={translate('designer.publish.tables')}>
        {trial ? (
          <ol>
            {trial.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        ) : (
          <span>{translate('designer.publish.tablesLater')}</span>
        )}
        {trial?.findings
          // Those about the design stand above already.
          .filter(({ code }) => code.startsWith('publish.'))
          .map((one) => (
            <span key={`${one.code} ${one.at}`}>{one.message}</span>
          ))}
      </Gate>
      <Gate name={translate('designer.publish.rows')}>
        {consequences.map(({ field, at, rows, empty }) => (
          <span key={field}>
            {translate('designer.publish.empty', { label: textPath(document, at) || field, rows, empty })}
          </span>
        ))}
        {consequences.length === 0 && (
          <span>{translate(isFirst ? 'designer.publish.rowsNone' : 'designer.publish.rowsFine')}</span>
        )}
      </Gate>
      <Gate name={translate('designer.publish.menu')}>{children}</Gate>
    </section>
  );
}

function Gate({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="adit-design-gate">
      <span className="adit-design-gate-name">{name}</span>
      {children}
    </div>
  );
}
