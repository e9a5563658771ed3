import { CheckCircleFilled, CloseCircleFilled, EllipsisOutlined, WarningFilled } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useDesignerText } from '../parts/use-designer-text.ts';

/** `waiting`: cannot be said yet. */
export type GateState = 'ok' | 'warning' | 'error' | 'waiting';

const icons = { ok: CheckCircleFilled, warning: WarningFilled, error: CloseCircleFilled, waiting: EllipsisOutlined };

interface Props {
  readonly name: string;
  readonly state: GateState;
  readonly children: ReactNode;
}

/** One question before a publish: how it stands, by shape, colour and word, and why. */
export function Gate({ name, state, children }: Props) {
  const translate = useDesignerText();
  const Icon = icons[state];
  return (
    <div className="adit-design-gate" data-state={state}>
      <Icon className="adit-design-gate-icon" aria-hidden="true" />
      <span className="adit-design-gate-name">
        {name}
        <span className="adit-sr">{translate(`designer.publish.state.${state}`)}</span>
      </span>
      <div className="adit-design-gate-body">{children}</div>
    </div>
  );
}
