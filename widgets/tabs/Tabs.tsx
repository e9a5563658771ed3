import { Tabs as AntTabs, theme } from 'antd';
import type { LayoutProps } from '../../engine/widget.ts';
import { ProblemCount } from '../shared/ProblemCount.tsx';

export interface TabsProps extends LayoutProps {
  readonly type?: string;
  readonly tabPosition?: string;
  /** Ids of the panes that the design opens at first. */
  readonly initial?: readonly string[];
}

const placements = { top: 'top', bottom: 'bottom', left: 'start', right: 'end' } as const;

/** One pane at a time. A pane that was open once stays drawn, so that nothing typed into it is lost. */
export function Tabs({ panes, active, onActive, type, tabPosition, initial = [] }: TabsProps) {
  const { token } = theme.useToken();
  const asked = [...initial, ...active].reverse();
  const open = asked.find((id) => panes.some((pane) => pane.id === id)) ?? panes[0]?.id;
  const framed = type === 'border-card';
  const side = tabPosition === 'bottom' || tabPosition === 'left' || tabPosition === 'right' ? tabPosition : 'top';
  if (open === undefined) return null;
  return (
    <AntTabs
      type={type === 'card' || framed ? 'card' : 'line'}
      tabPlacement={placements[side]}
      activeKey={open}
      onChange={(id) => onActive([id])}
      style={
        framed
          ? {
              marginBottom: 12,
              padding: 12,
              border: `1px solid ${token.colorBorderSecondary}`,
              borderRadius: token.borderRadiusLG,
            }
          : { marginBottom: 12 }
      }
      items={panes.map(({ id, label, problems, content }) => ({
        key: id,
        label: (
          <>
            {label}
            <ProblemCount count={problems} look="pill" />
          </>
        ),
        children: content,
      }))}
    />
  );
}
