import { Button } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { findingText } from '../../engine/schema/findings/finding-text.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { fixOf } from './fixes.ts';
import { SeverityIcon } from './SeverityIcon.tsx';

interface Props {
  readonly finding: Finding;
  readonly current: boolean;
  onGo(): void;
}

/** One finding: how bad, what, where; what to do stands in its tooltip, and one press does it where it can be done. */
export function FindingRow({ finding, current, onGo }: Props) {
  const { store } = useDesigner();
  const { language, toast } = useServices();
  const text = useDesignerText();
  const words = findingText(finding, language);
  const fix = fixOf(finding, store.state().document, store.descriptors);
  const apply = () => {
    // As the design is now: it may have changed since the row was drawn.
    const now = fixOf(finding, store.state().document, store.descriptors);
    if (now?.leads) return onGo();
    if (!now?.apply(store)) toast('warning', text('designer.findings.notFixed'));
  };
  return (
    <li aria-current={current || undefined} data-severity={finding.severity}>
      <button type="button" className="adit-design-finding" title={words.fix} onClick={onGo}>
        <SeverityIcon severity={finding.severity} />
        <span className="adit-sr">{text(`designer.findings.severity.${finding.severity}`)}: </span>
        <span className="adit-design-finding-words">{words.message}</span>
        <code>{finding.at}</code>
      </button>
      {fix && (
        <Button
          size="small"
          aria-label={text('designer.findings.fixOf', {
            fix: text(`designer.findings.fix.${fix.name}`),
            message: words.message,
          })}
          onClick={apply}
        >
          {text(`designer.findings.fix.${fix.name}`)}
        </Button>
      )}
    </li>
  );
}
