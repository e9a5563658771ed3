import { memo } from 'react';
import { WidgetIcon } from '../../widgets/shared/WidgetIcon.tsx';
import type { DragController, DropRules } from '../drag/drag-controller.ts';
import type { DragSource } from '../drag/drag-source.ts';

interface Props {
  readonly source: DragSource;
  readonly drag: DragController;
  readonly rules: DropRules;
  /** Small words after the name. */
  readonly note?: string;
  onInsert(source: DragSource): void;
  /** In words, why a press would be refused now; asked when the pointer or the focus comes, not before. */
  reason(source: DragSource): string | null;
}

/** Something that is put in by a press, by Enter, or by carrying it to its place. */
export const PaletteButton = memo(function PaletteButton({ source, drag, rules, note, onInsert, reason }: Props) {
  const explain = (button: HTMLButtonElement) => {
    const why = reason(source);
    button.title = why ?? '';
    if (why === null) delete button.dataset.refused;
    else button.dataset.refused = '';
  };
  return (
    <button
      type="button"
      className="adit-design-palette-button"
      onClick={() => onInsert(source)}
      onPointerEnter={(event) => explain(event.currentTarget)}
      onFocus={(event) => explain(event.currentTarget)}
      onPointerDown={(event) => drag.press(event.nativeEvent, () => source, rules)}
    >
      <WidgetIcon name={source.icon} />
      <span className="adit-design-palette-label">{source.label}</span>
      {note !== undefined && <span className="adit-design-palette-note">{note}</span>}
    </button>
  );
});
