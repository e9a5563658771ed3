import './finding-list.css';
import { CheckCircleFilled, CloseCircleFilled, ExclamationCircleFilled, InfoCircleOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { records, wordOf } from '../shared/records.ts';
import { storedText } from '../shared/stored-text.ts';

export interface FindingListProps extends ActionProps {
  /** Findings `{ code, severity, at, message, fix }`; not there yet: nothing is shown. */
  readonly items?: unknown;
  readonly okText?: string;
  /** What needs nothing done is folded under its number, so that it pushes nothing out of sight. */
  readonly foldNotes?: boolean;
}

const severities = ['error', 'warning', 'info'] as const;
type Severity = (typeof severities)[number];
const icons = {
  error: <CloseCircleFilled aria-hidden />,
  warning: <ExclamationCircleFilled aria-hidden />,
  info: <InfoCircleOutlined aria-hidden />,
};
/** As many as are shown before the rest is asked for. */
const shownAtFirst = 20;

/** What is wrong, where, and what to do: errors first, with their numbers. */
export function FindingList({ id, items, okText, foldNotes = false }: FindingListProps) {
  const { translate } = useServices();
  const [all, setAll] = useState(false);
  if (!Array.isArray(items)) return <div className="adit-findings" role="status" />;
  const findings = records(items)
    .map(readFinding)
    .sort((a, b) => severities.indexOf(a.severity) - severities.indexOf(b.severity));
  const fine = (
    <>
      <CheckCircleFilled aria-hidden /> {storedText(okText) ?? translate('widget.findingList.ok')}
    </>
  );
  if (findings.length === 0)
    return (
      <div className="adit-findings" role="status">
        <p data-severity="ok">{fine}</p>
      </div>
    );
  const isFolded = ({ severity }: Finding) => foldNotes && severity === 'info';
  const notes = findings.filter(isFolded);
  const open = findings.filter((finding) => !isFolded(finding));
  // Folded notes have their number where they are unfolded.
  const counts = severities
    .map((severity) => ({ severity, count: open.filter((finding) => finding.severity === severity).length }))
    .filter(({ count }) => count > 0)
    .map(({ severity, count }) => translate(`widget.findingList.${severity}s`, { count }));
  const shown = all ? open : open.slice(0, shownAtFirst);
  return (
    <div className="adit-findings">
      <p role="status" id={`${id}-count`} data-severity={open.length === 0 ? 'ok' : undefined}>
        {open.length === 0 ? fine : counts.join(' · ')}
      </p>
      {open.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
        <ul tabIndex={0} aria-labelledby={`${id}-count`}>
          <Rows findings={shown} />
        </ul>
      )}
      {shown.length < open.length && (
        <Button type="link" onClick={() => setAll(true)}>
          {translate('widget.findingList.more', { count: open.length - shown.length })}
        </Button>
      )}
      {notes.length > 0 && (
        <details>
          <summary>{translate('widget.findingList.infos', { count: notes.length })}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
          <ul tabIndex={0} aria-label={translate('widget.findingList.infos', { count: notes.length })}>
            <Rows findings={notes} />
          </ul>
        </details>
      )}
    </div>
  );
}

function Rows({ findings }: { readonly findings: readonly Finding[] }) {
  const { translate } = useServices();
  return findings.map((finding, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be alike in every part, and none ever moves
    <li key={index} data-severity={finding.severity}>
      {icons[finding.severity]}
      <div>
        <strong>
          <span className="adit-sr">{translate(`widget.findingList.${finding.severity}`)}: </span>
          {finding.message}
        </strong>
        {finding.fix && <span>{finding.fix}</span>}
      </div>
      {finding.at && (
        <code title={finding.code}>
          <span className="adit-sr">{translate('widget.findingList.at')}: </span>
          {finding.at}
        </code>
      )}
    </li>
  ));
}

type Finding = Readonly<Record<'code' | 'at' | 'message' | 'fix', string>> & { readonly severity: Severity };

function readFinding({ severity, code, at, message, fix }: Readonly<Record<string, unknown>>): Finding {
  return {
    severity: severities.find((known) => known === severity) ?? 'info',
    code: wordOf(code),
    at: wordOf(at),
    message: wordOf(message),
    fix: wordOf(fix),
  };
}
