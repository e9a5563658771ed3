import './split-page.css';
import type { LayoutProps } from '../../engine/contract/widget.ts';

/**
 * A page of two halves, each a `region`: `art` on the left gives way first when there is little room, `main` holds what
 * is to be done; `corner` stands at the top right, `foot` at the end.
 */
export function SplitPage({ children }: LayoutProps) {
  return <div className="adit-split">{children}</div>;
}
