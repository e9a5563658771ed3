import { CloseCircleFilled } from '@ant-design/icons';
import { useServices } from '../../engine/contract/services.ts';

/** The picture of "clear" with a name in the user's language and room for a finger: 24 px each way (WCAG 2.2, 2.5.8). */
export function ClearIcon() {
  const { translate } = useServices();
  return (
    <span
      role="img"
      aria-label={translate('widget.input.clear')}
      style={{ display: 'inline-flex', width: 24, height: 24, marginBlock: -4, placeContent: 'center' }}
    >
      <CloseCircleFilled aria-hidden />
    </span>
  );
}
