import { useServices } from '../../../engine/render/services.ts';
import { findingText } from '../../../engine/schema/findings/finding-text.ts';
import { useDesigner, useTree } from '../../designer-context.ts';
import { SeverityIcon } from '../../findings/SeverityIcon.tsx';
import { useSettingsScope } from '../settings-context.ts';

/** What is wrong with a step of the chosen node. @param at JSON pointer of the step from its node */
export function StepFindings({ at }: { readonly at: string }) {
  const { language } = useServices();
  const { findings } = useDesigner();
  const { keys } = useSettingsScope();
  const node = useTree().nodes.get(keys[0] ?? '');
  const place = `${node?.at ?? ''}${at}`;
  const own = node ? findings.filter((one) => one.at === place || one.at.startsWith(`${place}/`)) : [];
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
