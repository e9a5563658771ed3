import './state-page.css';
import type { LayoutProps } from '../../engine/contract/widget.ts';
import { StatePicture, statePicture } from '../shared/StatePicture.tsx';
import { storedText } from '../shared/stored-text.ts';

export interface StatePageProps extends LayoutProps {
  readonly picture?: string;
  readonly title?: string;
  readonly text?: string;
}

/** Picture, one line what, one line why; the children are what can be done. */
export function StatePage({ picture, title, label, text, children }: StatePageProps) {
  const words = storedText(text);
  return (
    <section className="adit-state">
      <StatePicture name={statePicture(picture)} />
      <h1>{storedText(title) ?? label}</h1>
      {words && <p>{words}</p>}
      {children}
    </section>
  );
}
