// biome-ignore-all lint/a11y/useSemanticElements: a thousand rows are no <table>: most of them are not there
// biome-ignore-all lint/a11y/useFocusableInteractive: one cell of the grid takes the focus, its row does not
import { memo, type ReactNode } from 'react';

interface Props {
  readonly stop: number;
  readonly colIndex: number;
  readonly text: ReactNode;
  readonly align: 'left' | 'right' | 'center';
  readonly tabbable: boolean;
  readonly invalid: boolean;
  readonly required: boolean;
  readonly calculated: boolean;
  /** Takes a value now: becomes its control on focus, press or key. */
  readonly open: boolean;
  /** Shows that something opens here. */
  readonly arrow: boolean;
  /** Id of the line that says what is wrong. */
  readonly describedBy: string | undefined;
}

/** A cell at rest: its value as text, in the place and with the name of the control that it becomes. */
export const SheetCell = memo(function SheetCell(props: Props) {
  const { stop, colIndex, text, align, tabbable, invalid, required, calculated, open, arrow, describedBy } = props;
  return (
    <div
      role="gridcell"
      className="adit-sheet-cell"
      data-stop={stop}
      data-align={align}
      data-calculated={calculated || undefined}
      data-closed={!open || undefined}
      data-arrow={(arrow && open) || undefined}
      aria-colindex={colIndex}
      aria-invalid={invalid || undefined}
      aria-required={required || undefined}
      aria-readonly={!open || undefined}
      aria-describedby={invalid ? describedBy : undefined}
      tabIndex={tabbable ? 0 : -1}
    >
      <span>{text}</span>
    </div>
  );
});
