import { useServices } from '../../../engine/contract/services.ts';
import { findingText } from '../../../engine/schema/findings/finding-text.ts';
import { SeverityIcon } from '../../findings/SeverityIcon.tsx';
import { useDesigner } from '../../parts/designer-context.ts';

/** What is wrong with a step. @param at its JSON pointer from the document */
export function StepFindings({ at }: { readonly at: string }) {
  const { language } = useServices();
  const { findings } = useDesigner();
  const own = findings.filter((one) => one.at === at || one.at.startsWith(`${at}/`));
  return own.map((finding, index) => {
    const { message, fix } = findingText(finding, language);
    return (
      <p
        // biome-ignore lint/suspicious/noArrayIndexKey: one place may have one finding twice
        key={`${finding.code} ${finding.at} ${index}`}
        className="adit-design-step-finding"
        data-severity={finding.severity}
      >
        <SeverityIcon severity={finding.severity} /> {message} {fix}
      </p>
    );
  });
}
