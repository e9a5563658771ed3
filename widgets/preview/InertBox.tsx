import './box.css';
import type { ReactNode } from 'react';

interface Props {
  readonly text: string;
  /** After the text: a caret, a calendar. */
  readonly icon?: ReactNode;
  readonly lead?: ReactNode;
  /** In frames of their own before and after: units. */
  readonly before?: string;
  readonly after?: string;
  /** The system fills it: a dashed frame. */
  readonly filled?: boolean;
  /** Lines of text; 1 by custom. */
  readonly lines?: number;
}

/** A control that cannot be used: where it is and what it is like. */
export function InertBox({ text, icon, lead, before, after, filled = false, lines = 1 }: Props) {
  return (
    <div className="adit-design-inert-line">
      {before && <span className="adit-design-inert-unit">{before}</span>}
      <div
        className="adit-design-inert-box"
        data-filled={filled || undefined}
        data-tall={lines > 1 || undefined}
        {...(lines > 1 ? { style: { minHeight: 8 + Math.min(lines, 8) * 20 } } : {})}
      >
        {lead}
        <span className="adit-design-inert-text">{text}</span>
        {icon}
      </div>
      {after && <span className="adit-design-inert-unit">{after}</span>}
    </div>
  );
}
