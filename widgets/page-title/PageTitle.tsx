import './page-title.css';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { storedText } from '../shared/stored-text.ts';

export interface PageTitleProps extends ActionProps {
  readonly title?: string;
}

/** What the page is called, in one line: in the header of a phone, which has no page tabs to say it. */
export function PageTitle({ title, label }: PageTitleProps) {
  const words = storedText(title) ?? label;
  return (
    <h1 className="adit-page-title" title={words}>
      {words}
    </h1>
  );
}
