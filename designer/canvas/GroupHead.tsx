import './group.css';
import { EyeInvisibleOutlined } from '@ant-design/icons';
import { WidgetIcon } from '../../widgets/shared/WidgetIcon.tsx';
import { useCanvas } from './parts/canvas-context.ts';

interface Props {
  readonly icon: string;
  readonly title: string;
  readonly code: string;
  /** At the end of the line: how much is inside. */
  readonly facts: string;
  readonly hidden: boolean;
}

/** First line of a dashed frame: icon, name, code, how much is inside. */
export function GroupHead({ icon, title, code, facts, hidden }: Props) {
  const { translate } = useCanvas();
  return (
    <div className="adit-design-box-head">
      <WidgetIcon name={icon} />
      <strong>{title}</strong>
      <code className="adit-design-small">{code}</code>
      {hidden && <EyeInvisibleOutlined title={translate('designer.canvas.hidden')} />}
      <span className="adit-design-group-facts">{facts}</span>
    </div>
  );
}
