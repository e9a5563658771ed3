import type { Pane } from '../../engine/contract/widget.ts';
import { ProblemCount } from '../shared/ProblemCount.tsx';

interface Props {
  readonly id: string;
  readonly pane: Pane;
  readonly current: boolean;
  readonly place: string;
  onOpen(): void;
}

/** The words of a step as a native button: antd's own steps make the whole item one, and say nothing of the current one. */
export function StepTitle({ id, pane, current, place, onOpen }: Props) {
  return (
    <button
      type="button"
      id={id}
      aria-current={current ? 'step' : undefined}
      onClick={onOpen}
      style={{
        minHeight: 24,
        padding: 0,
        border: 0,
        background: 'none',
        color: 'inherit',
        font: 'inherit',
        fontWeight: current ? 600 : 400,
        cursor: 'pointer',
      }}
    >
      <span className="adit-sr">{place} </span>
      {pane.label}
      <ProblemCount count={pane.problems} look="pill" />
    </button>
  );
}
