import './three-state.css';
import { CheckOutlined, CloseOutlined, MinusOutlined } from '@ant-design/icons';

const marks = { 1: <MinusOutlined />, 2: <CheckOutlined />, 3: <CloseOutlined /> } as const;

export type State = keyof typeof marks;

export const stateOf = (value: unknown): State => (Number(value) === 2 ? 2 : Number(value) === 3 ? 3 : 1);

/** Dash, check or cross in a small box: told apart by its form, its colour only adds to it. */
export function StateMark({ state }: { readonly state: State }) {
  return (
    <span className="adit-three-state-mark" data-state={state} aria-hidden="true">
      {marks[state]}
    </span>
  );
}
