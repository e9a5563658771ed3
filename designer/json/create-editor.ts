import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { EditorState } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import type { JsonObject } from '../document/json.ts';
import { colourJson } from './colour-json.ts';
import { completeFrom } from './complete-json.ts';
import { pageNonce } from './page-nonce.ts';

export interface JsonEditor {
  text(): string;
  /** Shows another text; what is the same at its start and end stays, and the cursor with it. */
  show(text: string): void;
  mark(diagnostics: readonly Diagnostic[]): void;
  /** Brings a place into view and puts the cursor there. */
  reveal(from: number): void;
  destroy(): void;
}

interface Options {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly schema: JsonObject;
  /** The person changed the text. */
  onEdit(): void;
  onLeave(): void;
}

/** A code editor for JSON. Tab leaves it, as every other control. */
export function createEditor({ parent, text, label, schema, onEdit, onLeave }: Options): JsonEditor {
  let isOurs = false;
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(pageNonce()),
        // What can be edited takes the focus by itself; said so, everybody knows that the text can be scrolled by keys.
        EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' }),
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        json(),
        colourJson,
        autocompletion({ override: [completeFrom(schema)] }),
        keymap.of([...closeBracketsKeymap, ...completionKeymap, ...foldKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged && !isOurs) onEdit();
        }),
        EditorView.domEventHandlers({ blur: onLeave }),
      ],
    }),
  });
  return {
    text: () => view.state.doc.toString(),
    show(next) {
      isOurs = true;
      view.dispatch({ changes: difference(view.state.doc.toString(), next) });
      isOurs = false;
    },
    mark: (diagnostics) => view.dispatch(setDiagnostics(view.state, diagnostics)),
    reveal: (from) =>
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) }),
    destroy: () => view.destroy(),
  };
}

/** The one change that makes a text another: all between what both begin and end with. */
export function difference(before: string, after: string): { from: number; to: number; insert: string } {
  const most = Math.min(before.length, after.length);
  let from = 0;
  while (from < most && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < most - from && before[before.length - 1 - end] === after[after.length - 1 - end]) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}
