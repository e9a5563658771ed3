import './code-text.css';
import { closeBrackets, closeBracketsKeymap } from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput } from '@codemirror/language';
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, keymap, lineNumbers } from '@codemirror/view';
import { colourJson } from './colour-json.ts';
import { colourMarkup } from './colour-markup.ts';
import { difference } from './difference.ts';
import { leaveByEscape } from './leave-by-escape.ts';
import { pageNonce } from './page-nonce.ts';

/** What a text is written in, as far as it is coloured and folded. */
export type CodeLanguage = 'json' | 'markup' | 'none';

export interface CodeText {
  text(): string;
  /** Shows another text; what is the same at its start and end stays, and the cursor with it. */
  show(text: string): void;
  mark(diagnostics: readonly Diagnostic[]): void;
  /** Brings a place into view and puts the cursor there. */
  reveal(from: number): void;
  speak(language: CodeLanguage): void;
  /** Says what the text is called, and what else assistive software reads of it. */
  describe(attributes: Readonly<Record<string, string>>): void;
  focus(): void;
  destroy(): void;
}

export interface CodeTextOptions {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly language: CodeLanguage;
  /** Of the element that is written in. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
  /** Tab indents, and leaves after Esc; it leaves at once where this is not said. */
  readonly tabIndents?: boolean;
  /** Long lines go on below; else they are scrolled. */
  readonly wraps?: boolean;
  readonly more?: Extension;
  /** The person changed the text; not told of the letters of a word that an input method is still putting together. */
  onEdit(text: string): void;
  onLeave(): void;
}

const languages: Readonly<Record<CodeLanguage, Extension>> = {
  json: [json(), colourJson],
  markup: colourMarkup,
  none: [],
};

/** A text in which every character counts, with numbers of its lines. Heavy: fetched with the first one that is opened. */
export function createCodeText(options: CodeTextOptions): CodeText {
  const { parent, text, readOnly = false, tabIndents = false, wraps = false, more = [], onEdit, onLeave } = options;
  const language = new Compartment();
  const attributes = new Compartment();
  // What can be edited takes the focus by itself; said so, everybody knows that the text can be scrolled by keys.
  const described = (given: Readonly<Record<string, string>>) =>
    EditorView.contentAttributes.of({ tabindex: '0', ...given });
  let isOurs = false;
  let told = text;
  const tell = (view: EditorView) => {
    const next = view.state.doc.toString();
    if (isOurs || view.composing || next === told) return;
    told = next;
    onEdit(next);
  };
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(pageNonce()),
        attributes.of(described(options.attributes)),
        EditorState.readOnly.of(readOnly),
        wraps ? EditorView.lineWrapping : [],
        lineNumbers(),
        foldGutter(),
        lintGutter(),
        history(),
        drawSelection(),
        indentOnInput(),
        bracketMatching(),
        closeBrackets(),
        highlightActiveLine(),
        language.of(languages[options.language]),
        more,
        tabIndents && !readOnly ? [leaveByEscape, keymap.of([indentWithTab])] : [],
        keymap.of([...closeBracketsKeymap, ...foldKeymap, ...historyKeymap, ...defaultKeymap]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) tell(update.view);
        }),
        EditorView.domEventHandlers({
          blur: onLeave,
          // The text is read once the word stands in it.
          compositionend: (_, composed) => void setTimeout(() => tell(composed)),
        }),
      ],
    }),
  });
  told = view.state.doc.toString();
  return {
    text: () => view.state.doc.toString(),
    show(next) {
      isOurs = true;
      view.dispatch({ changes: difference(view.state.doc.toString(), next) });
      isOurs = false;
      told = view.state.doc.toString();
    },
    mark: (diagnostics) => view.dispatch(setDiagnostics(view.state, diagnostics)),
    reveal: (from) =>
      view.dispatch({ selection: { anchor: from }, effects: EditorView.scrollIntoView(from, { y: 'center' }) }),
    speak: (next) => view.dispatch({ effects: language.reconfigure(languages[next]) }),
    describe: (given) => view.dispatch({ effects: attributes.reconfigure(described(given)) }),
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}
