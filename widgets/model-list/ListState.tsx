import type { ReactNode } from 'react';
import { StatePicture, type StatePictureName } from '../shared/StatePicture.tsx';

interface Props {
  readonly picture: StatePictureName;
  readonly title: string;
  readonly text: string;
  readonly actions?: ReactNode;
}

/** Nothing there, nothing found, no right, failed: picture, what, why, and what next. */
export function ListState({ picture, title, text, actions }: Props) {
  return (
    <div className="adit-list-state" role="status">
      <StatePicture name={picture} />
      <strong>{title}</strong>
      <p>{text}</p>
      {actions && <div className="adit-list-state-actions">{actions}</div>}
    </div>
  );
}
