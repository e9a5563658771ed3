import { lazy, Suspense } from 'react';
import type { ActionProps } from '../../engine/contract/widget.ts';

export interface ShortcutEditorProps extends ActionProps {
  /** The menu list of the session. */
  readonly items?: unknown;
  /** How many there are where the person has chosen none. */
  readonly most?: number;
  /** A page that is not offered. */
  readonly skip?: string;
  /** What the person chose before, as the account keeps it. */
  readonly chosen?: unknown;
  /** How often the person was on each page, by id of its menu entry. */
  readonly visits?: unknown;
}

// Dragging brings much along, and few come to arrange anything.
const Editor = lazy(() => import('./EditorPanel.tsx').then((module) => ({ default: module.EditorPanel })));

/** Chooses and orders the pages that `shortcuts` offers. Once they are kept it runs the node's actions of `saved`; `cancel` leaves it. */
export function ShortcutEditor(props: ShortcutEditorProps) {
  return (
    <Suspense fallback={null}>
      <Editor {...props} />
    </Suspense>
  );
}
