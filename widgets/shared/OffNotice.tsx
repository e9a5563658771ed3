import { Alert } from 'antd';
import { useServices } from '../../engine/contract/services.ts';

/** Above a page whose publisher has lost a right: what needs it does not run. @param count calls that are off */
export function OffNotice({ count }: { readonly count: number }) {
  const { translate } = useServices();
  if (count === 0) return null;
  return <Alert className="adit-off-notice" type="warning" showIcon title={translate('action.offNotice', { count })} />;
}
