import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** A comment, or a tag with what stands in quotes in it. */
const pieces = /<!--[\s\S]*?(?:-->|$)|<[!/?]?[\p{L}_](?:[^<>"']|"[^"<]*"|'[^'<]*')*>?/gu;
const quoted = /"[^"]*"|'[^']*'/g;
/** More than this is not written in a field. */
const longest = 100_000;

const marks = {
  note: Decoration.mark({ class: 'adit-code-note' }),
  tag: Decoration.mark({ class: 'adit-code-tag' }),
  value: Decoration.mark({ class: 'adit-code-value' }),
};

/** Colours tags, comments and what stands in quotes. */
export const colourMarkup = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate) {
      if (update.docChanged) this.decorations = decorate(update.view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function decorate(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  const text = view.state.doc.length > longest ? '' : view.state.doc.toString();
  for (const { index, 0: piece } of text.matchAll(pieces)) {
    if (piece.startsWith('<!--')) {
      builder.add(index, index + piece.length, marks.note);
      continue;
    }
    let from = index;
    for (const { index: at, 0: value } of piece.matchAll(quoted)) {
      builder.add(from, index + at, marks.tag);
      builder.add(index + at, index + at + value.length, marks.value);
      from = index + at + value.length;
    }
    if (from < index + piece.length) builder.add(from, index + piece.length, marks.tag);
  }
  return builder.finish();
}
