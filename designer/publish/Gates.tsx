import { Button, Tag } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Consequence, ReleaseAnswer } from '../../engine/schema/calls/index.ts';
import { textPath } from '../../engine/schema/diff/index.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { findingText } from '../../engine/schema/findings/finding-text.ts';
import type { JsonObject } from '../document/json.ts';
import { SeverityIcon } from '../findings/SeverityIcon.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { Gate, type GateState } from './Gate.tsx';

interface Props {
  readonly document: JsonObject;
  /** Of the design here and of the server's trial, most severe first. */
  readonly findings: readonly Finding[];
  readonly trial: ReleaseAnswer | null;
  /** The version that was online when the designer opened; null: none yet. */
  readonly online: number | null;
  onFinding(finding: Finding): void;
  /** Whether the trial is of the place in the menu that is chosen now. */
  readonly isOfPlace: boolean;
  /** Where it shall stand in the menu, while that can be chosen; asked first. */
  readonly place?: { readonly isChosen: boolean; readonly control: ReactNode } | undefined;
}

/** What a publish says about tables stands there, not among what is wrong with the design. */
const isOfTables = ({ code }: { readonly code: string }) => code.startsWith('publish.');

/** What stands between a draft and its publish: findings, tables, rows that exist, rights, the menu, what others did. */
export function Gates({ document, findings, trial, online, onFinding, isOfPlace, place }: Props) {
  const translate = useDesignerText();
  const ofDesign = findings.filter((one) => !isOfTables(one));
  const ofTables = findings.filter(isOfTables);
  const isBlocked = trial === null || trial.version === null;
  const consequences = trial?.consequences ?? [];
  const isWrong = countOf(findings, 'error') > 0;
  const later = <span>{translate(isWrong ? 'designer.publish.tablesLater' : 'designer.published.checking')}</span>;
  const others = trial?.version && trial.version !== (online ?? 0) + 1 ? trial.version - 1 : null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    <section className="adit-design-gates" tabIndex={0} aria-labelledby="adit-design-gates">
      <strong id="adit-design-gates">{translate('designer.publish.checks')}</strong>
      {place && (
        <Gate name={translate('designer.publish.menu')} state={place.isChosen ? 'ok' : 'warning'}>
          {place.control}
        </Gate>
      )}
      <Gate name={translate('designer.publish.findings')} state={worstOf(ofDesign)}>
        <span>
          {translate('designer.publish.findingCount', {
            errors: countOf(ofDesign, 'error'),
            warnings: countOf(ofDesign, 'warning'),
          })}
        </span>
        <FindingLines findings={ofDesign} onFinding={onFinding} />
      </Gate>
      <Gate name={translate('designer.publish.tables')} state={isBlocked ? 'waiting' : worstOf(ofTables)}>
        {isBlocked && later}
        {!isBlocked && trial.steps.length === 1 && <span>{trial.steps[0]}</span>}
        {!isBlocked && trial.steps.length > 1 && (
          <ol>
            {trial.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <FindingLines findings={ofTables} onFinding={onFinding} />
      </Gate>
      <Gate
        name={translate('designer.publish.rows')}
        state={isBlocked ? 'waiting' : consequences.length > 0 ? 'warning' : 'ok'}
      >
        {isBlocked && later}
        {consequences.map((one) => (
          <span key={`${one.kind} ${one.field}`}>
            {translate(`designer.publish.consequence.${one.kind}`, placesOf(one, document))}
          </span>
        ))}
        {!isBlocked && consequences.length === 0 && (
          <span>{translate(online === null ? 'designer.publish.rowsNone' : 'designer.publish.rowsFine')}</span>
        )}
      </Gate>
      <Gate name={translate('designer.publish.rights')} state={isBlocked || !isOfPlace ? 'waiting' : 'ok'}>
        {isBlocked && later}
        {!isBlocked && !isOfPlace && <span>{translate('designer.published.checking')}</span>}
        {!isBlocked && isOfPlace && trial.rights?.map((line) => <span key={line}>{line}</span>)}
      </Gate>
      {!isBlocked && trial.acts !== undefined && trial.acts.length > 0 && (
        <Gate
          name={translate('designer.publish.acts')}
          state={trial.acts.some(({ isNew }) => isNew) ? 'warning' : 'ok'}
        >
          {trial.acts.map(({ text, isNew }) => (
            <span key={text}>
              {isNew && <Tag color="warning">{translate('designer.publish.newAct')}</Tag>}
              {text}
            </span>
          ))}
        </Gate>
      )}
      {!place && (
        <Gate name={translate('designer.publish.menu')} state={isBlocked ? 'waiting' : 'ok'}>
          {isBlocked ? later : trial.menus?.map((line) => <span key={line}>{line}</span>)}
        </Gate>
      )}
      {others !== null && (
        <Gate name={translate('designer.publish.others')} state="warning">
          <span>{translate('designer.publish.othersText', { version: others })}</span>
        </Gate>
      )}
    </section>
  );
}

interface LinesProps {
  readonly findings: readonly Finding[];
  onFinding(finding: Finding): void;
}

const linesMost = 5;

function FindingLines({ findings, onFinding }: LinesProps) {
  const translate = useDesignerText();
  const { language } = useServices();
  return findings
    .filter(({ severity }) => severity !== 'note')
    .slice(0, linesMost)
    .map((finding) => {
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
    });
}

function countOf(findings: readonly Finding[], severity: Finding['severity']): number {
  return findings.filter((one) => one.severity === severity).length;
}

function worstOf(findings: readonly Finding[]): GateState {
  if (countOf(findings, 'error') > 0) return 'error';
  return countOf(findings, 'warning') > 0 ? 'warning' : 'ok';
}

function placesOf({ label, at, rows, empty }: Consequence, document: JsonObject) {
  return { label: (at && textPath(document, at)) || label, rows, empty, filled: rows - empty };
}
