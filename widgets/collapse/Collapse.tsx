import { DownOutlined, UpOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { useRef } from 'react';
import type { LayoutProps } from '../../engine/contract/widget.ts';
import { useOpened } from '../shared/use-opened.ts';
import { CollapsePane } from './CollapsePane.tsx';

export interface CollapseProps extends LayoutProps {
  readonly accordion?: boolean;
  /** Without a frame around the whole. */
  readonly ghost?: boolean;
  readonly expandIconPosition?: string;
  readonly openAtFirst?: string;
  /** Ids of the panes that the design opens at first. */
  readonly initial?: readonly string[];
}

/**
 * Panes under headings that open and close. Drawn with native buttons: those of antd do not take the space bar, and
 * call themselves tabs in an accordion.
 */
export function Collapse(props: CollapseProps) {
  const { id, panes, active, onActive, accordion, ghost, expandIconPosition, openAtFirst, initial = [] } = props;
  const { token } = theme.useToken();
  // "All closed" and "nobody chose yet" both come as an empty list.
  const chose = useRef(false);
  const ids = panes.map((pane) => pane.id);
  const first =
    initial.length > 0 ? initial : openAtFirst === 'all' ? ids : openAtFirst === 'first' ? ids.slice(0, 1) : [];
  const wanted = (chose.current ? active : [...first, ...active]).filter((one) => ids.includes(one));
  const open = accordion === true ? wanted.slice(-1) : wanted;
  const opened = useOpened(open);

  const toggle = (one: string) => {
    chose.current = true;
    const isOpen = open.includes(one);
    if (accordion === true) onActive(isOpen ? [] : [one]);
    else onActive(isOpen ? open.filter((other) => other !== one) : [...open, one]);
  };
  return (
    <div
      style={{
        marginBottom: 12,
        ...(ghost === false
          ? { padding: '0 16px', border: `1px solid ${token.colorBorderSecondary}`, borderRadius: token.borderRadiusLG }
          : {}),
      }}
    >
      {panes.map((pane) => {
        const isOpen = open.includes(pane.id);
        return (
          <CollapsePane
            key={pane.id}
            id={`${id}-${pane.id}`}
            pane={pane}
            open={isOpen}
            drawn={opened.has(pane.id)}
            iconFirst={expandIconPosition === 'left'}
            icon={isOpen ? <UpOutlined aria-hidden /> : <DownOutlined aria-hidden />}
            onToggle={() => toggle(pane.id)}
          />
        );
      })}
    </div>
  );
}
