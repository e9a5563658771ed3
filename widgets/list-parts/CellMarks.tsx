import './cell-marks.css';
import type { ReactNode } from 'react';
import type { Option } from '../../engine/schema/values/index.ts';

/** What stands in a cell of nothing. */
export function Dash() {
  return <span className="adit-list-dash">–</span>;
}

interface DotProps {
  /** Left out where the word is no state, such as a kind: it needs no mark. */
  readonly status: Option['status'];
}

/** A ring is what is running. */
export function StateDot({ status }: DotProps) {
  return status && <span className="adit-list-dot" data-status={status} />;
}

/** Dot and word for a state. */
export function StateWord({ status, children }: DotProps & { readonly children: ReactNode }) {
  return (
    <>
      <StateDot status={status} />
      {children}
    </>
  );
}
