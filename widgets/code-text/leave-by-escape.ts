import { Prec } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** Texts whose next Tab leads out. */
const leaving = new WeakSet<EditorView>();

function stay(view: EditorView): void {
  if (leaving.delete(view)) view.setTabFocusMode(false);
}

/**
 * Tab belongs to the text until Esc is pressed: then it leads to the next control, until something is written or the text is
 * left. The library's own way forgets after two seconds, which is too soon for some. A second Esc is for what stands around.
 */
export const leaveByEscape = [
  Prec.high(
    keymap.of([
      {
        key: 'Escape',
        stopPropagation: true,
        run: (view) => {
          if (leaving.has(view)) return false;
          leaving.add(view);
          view.setTabFocusMode(true);
          return true;
        },
      },
    ]),
  ),
  EditorView.updateListener.of(({ docChanged, view }) => {
    if (docChanged) stay(view);
  }),
  EditorView.domEventHandlers({ blur: (_, view) => stay(view) }),
];
