import './findings.css';
import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import type { Severity } from '../../engine/schema/findings/finding-codes.ts';
import { IconButton } from '../../widgets/shared/IconButton.tsx';
import { treeOf } from '../document/design-tree.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { FindingRow } from './FindingRow.tsx';
import type { Fix } from './fix.ts';
import { fixAll } from './fix-all.ts';
import { fixOf } from './fixes.ts';
import { nodeOfFinding } from './node-of-finding.ts';
import { SeverityIcon } from './SeverityIcon.tsx';

const severities: readonly Severity[] = ['error', 'warning', 'note'];
/** Rows that are drawn at once: a design with more has other worries than the last of them. */
const rowsMost = 200;

/** Where a person has to say something, nothing is done at once. */
const isDone = (fix: Fix | null) => fix !== null && fix.leads !== true;

interface Props {
  /** Leads to the next finding, where the program around knows a way; else the strip goes on by itself. */
  onNext?(): void;
  /** Leads to a finding, wherever it is edited; else the strip chooses its node. */
  onShow?(finding: Finding): void;
  /** JSON pointer of the part that stands above the strip; of what is wrong elsewhere only the errors are counted. */
  readonly within?: string;
}

/** What is wrong with the design: how much of it, what, where, and what one press can do about it. */
export function FindingStrip({ onNext, onShow, within = '' }: Props) {
  const { findings: all, store } = useDesigner();
  const { toast } = useServices();
  const text = useDesignerText();
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState<Finding | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [findings, elsewhere] = useMemo(() => {
    const isWithin = ({ at }: Finding) => `${at}/`.startsWith(`${within}/`);
    return [all.filter(isWithin), all.filter((one) => one.severity === 'error' && !isWithin(one))];
  }, [all, within]);
  const [firstElsewhere] = elsewhere;
  const counts = severities.map((severity) => findings.filter((one) => one.severity === severity).length);
  const [errors = 0] = counts;
  const hadErrors = useRef(0);
  useEffect(() => {
    // It opens by itself at the first error, and stays as a person left it when there are more.
    if (errors > 0 && hadErrors.current === 0) {
      setOpen(true);
      list.current?.scrollTo({ top: 0 });
    }
    hadErrors.current = errors;
  }, [errors]);

  const fixable = useMemo(
    () => findings.filter((one) => isDone(fixOf(one, store.state().document, store.descriptors))),
    [findings, store],
  );
  const go = (finding: Finding) => {
    setCurrent(finding);
    if (onShow) return onShow(finding);
    const node = nodeOfFinding(treeOf(store.state().document), finding.at);
    if (node) store.select([node.key]);
  };
  const next = () => {
    const index = findings.findIndex((one) => one.code === current?.code && one.at === current.at);
    const finding = findings[(index + 1) % findings.length];
    if (!finding) return;
    setOpen(true);
    go(finding);
    requestAnimationFrame(() =>
      list.current?.querySelector('[aria-current="true"]')?.scrollIntoView({ block: 'nearest' }),
    );
  };
  const fixEvery = () => {
    const count = fixAll(store, fixable);
    toast(
      count > 0 ? 'success' : 'warning',
      text(count > 0 ? 'designer.findings.fixed' : 'designer.findings.notFixed', { count }),
    );
  };
  return (
    <section className="adit-design-findings" aria-label={text('designer.findings.title')}>
      <header>
        <h3>{text('designer.findings.title')}</h3>
        {findings.length === 0 ? (
          <span className="adit-design-findings-none">{text('designer.findings.none')}</span>
        ) : (
          severities.map((severity, index) =>
            (counts[index] ?? 0) > 0 ? (
              <span key={severity} data-severity={severity} className="adit-design-findings-count">
                <SeverityIcon severity={severity} />
                {text(`designer.findings.count.${severity}`, { count: counts[index] ?? 0 })}
              </span>
            ) : null,
          )
        )}
        <span className="adit-design-fill" />
        {firstElsewhere && onShow && (
          <Button size="small" type="link" onClick={() => onShow(firstElsewhere)}>
            {text('designer.findings.elsewhere', { count: elsewhere.length })}
          </Button>
        )}
        {findings.length > 0 && (
          <>
            <Button size="small" type="text" aria-keyshortcuts="F8" onClick={onNext ?? next}>
              <kbd>F8</kbd> {text('designer.findings.next')}
            </Button>
            {fixable.length > 0 && (
              <Button size="small" type="link" onClick={fixEvery}>
                {text('designer.findings.fixAll', { count: fixable.length })}
              </Button>
            )}
            <IconButton
              name={text(open ? 'designer.findings.fold' : 'designer.findings.unfold')}
              icon={open ? <DownOutlined aria-hidden /> : <UpOutlined aria-hidden />}
              onClick={() => setOpen(!open)}
            />
          </>
        )}
      </header>
      {open && findings.length > 0 && (
        <ul ref={list}>
          {findings.slice(0, rowsMost).map((finding, index) => (
            <FindingRow
              // biome-ignore lint/suspicious/noArrayIndexKey: one place may have one finding twice
              key={`${finding.code} ${finding.at} ${index}`}
              finding={finding}
              current={finding.code === current?.code && finding.at === current.at}
              onGo={() => go(finding)}
            />
          ))}
          {findings.length > rowsMost && (
            <li className="adit-design-findings-more">
              {text('designer.findings.more', { count: findings.length - rowsMost })}
            </li>
          )}
        </ul>
      )}
    </section>
  );
}
