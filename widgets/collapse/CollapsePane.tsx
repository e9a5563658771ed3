import { theme } from 'antd';
import type { ReactNode } from 'react';
import type { Pane } from '../../engine/contract/widget.ts';
import { HeadingText } from '../shared/HeadingText.tsx';
import { ProblemCount } from '../shared/ProblemCount.tsx';

interface Props {
  readonly id: string;
  readonly pane: Pane;
  readonly open: boolean;
  /** Was open at some time. */
  readonly drawn: boolean;
  readonly icon: ReactNode;
  readonly iconFirst: boolean;
  onToggle(): void;
}

/** A heading that is a button, and the region that it opens. Source: ARIA authoring practices, accordion. */
export function CollapsePane({ id, pane, open, drawn, icon, iconFirst, onToggle }: Props) {
  const { token } = theme.useToken();
  return (
    <section>
      <HeadingText>
        <button
          type="button"
          id={`${id}-head`}
          aria-expanded={open}
          aria-controls={`${id}-body`}
          onClick={onToggle}
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 8,
            width: '100%',
            padding: '8px 0',
            border: 0,
            borderBottom: `1px solid ${token.colorSplit}`,
            background: 'none',
            color: 'inherit',
            font: 'inherit',
            textAlign: 'start',
            cursor: 'pointer',
          }}
        >
          {iconFirst && icon}
          <span>{pane.label}</span>
          <ProblemCount count={pane.problems} look="text" />
          {!iconFirst && <span style={{ marginInlineStart: 'auto', fontSize: 12 }}>{icon}</span>}
        </button>
      </HeadingText>
      {/* biome-ignore lint/a11y/useSemanticElements: a section by itself would need the same two attributes */}
      <div role="region" id={`${id}-body`} aria-labelledby={`${id}-head`} hidden={!open} style={{ paddingBlock: 12 }}>
        {drawn ? pane.content : null}
      </div>
    </section>
  );
}
