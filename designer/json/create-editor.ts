import { autocompletion, completionKeymap } from '@codemirror/autocomplete';
import { keymap } from '@codemirror/view';
import { type CodeText, createCodeText } from '../../widgets/code-text/create-code-text.ts';
import type { JsonObject } from '../document/json.ts';
import { completeFrom } from './complete-json.ts';

interface Options {
  readonly parent: HTMLElement;
  readonly text: string;
  readonly label: string;
  readonly schema: JsonObject;
  /** The person changed the text. */
  onEdit(): void;
  onLeave(): void;
}

/** A code editor for JSON that knows what a schema has. Tab leaves it, as every other control. */
export function createEditor({ parent, text, label, schema, onEdit, onLeave }: Options): CodeText {
  return createCodeText({
    parent,
    text,
    language: 'json',
    attributes: { 'aria-label': label },
    more: [autocompletion({ override: [completeFrom(schema)] }), keymap.of(completionKeymap)],
    onEdit,
    onLeave,
  });
}
