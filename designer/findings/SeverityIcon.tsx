import { ExclamationCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import type { Severity } from '../../engine/schema/findings/finding-codes.ts';

const icons = { error: ExclamationCircleFilled, warning: WarningFilled, note: InfoCircleFilled };

/** How bad a finding is, by shape and colour; its word stands beside it. */
export function SeverityIcon({ severity }: { readonly severity: Severity }) {
  const Icon = icons[severity];
  return <Icon className="adit-design-severity" data-severity={severity} aria-hidden />;
}
