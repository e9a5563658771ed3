import { syntaxTree } from '@codemirror/language';
import { RangeSetBuilder } from '@codemirror/state';
import { Decoration, type DecorationSet, type EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view';

/** Marks by kind of value; the colours stand in the style sheet. */
const marks: Readonly<Record<string, Decoration>> = Object.fromEntries(
  ['PropertyName', 'String', 'Number', 'True', 'False', 'Null'].map((name) => [
    name,
    Decoration.mark({ class: `adit-json-${name.toLowerCase()}` }),
  ]),
);

/** Colours what is seen of the text. */
export const colourJson = ViewPlugin.fromClass(
  class {
    decorations: DecorationSet;

    constructor(view: EditorView) {
      this.decorations = decorate(view);
    }

    update(update: ViewUpdate) {
      if (update.docChanged || update.viewportChanged || syntaxTree(update.startState) !== syntaxTree(update.state))
        this.decorations = decorate(update.view);
    }
  },
  { decorations: ({ decorations }) => decorations },
);

function decorate(view: EditorView): DecorationSet {
  const builder = new RangeSetBuilder<Decoration>();
  for (const { from, to } of view.visibleRanges) {
    syntaxTree(view.state).iterate({
      from,
      to,
      enter: (node) => {
        const mark = marks[node.name];
        if (mark) builder.add(node.from, node.to, mark);
      },
    });
  }
  return builder.finish();
}
