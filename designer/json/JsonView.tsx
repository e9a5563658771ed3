// Here: the document as text: editor, completion, what cannot be read.

import './json.css';
import type { Diagnostic } from '@codemirror/lint';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { formatDocument } from '../../engine/schema/documents/format-document.ts';
import { inLanguage } from '../../engine/schema/findings/finding-text.ts';
import modelSchema from '../../schemas/meta/model.schema.json' with { type: 'json' };
import screenSchema from '../../schemas/meta/screen.schema.json' with { type: 'json' };
import type { CodeText } from '../../widgets/code-text/create-code-text.ts';
import { treeOf } from '../document/design-tree.ts';
import { isScreen } from '../document/is-screen.ts';
import { type JsonObject, sameJson } from '../document/json.ts';
import { useDesigner } from '../parts/designer-context.ts';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { createEditor } from './create-editor.ts';
import { editText } from './edit-text.ts';
import { parseJson, rangeAt } from './json-tree.ts';
import { readText, type TextFault } from './read-text.ts';
import { keepUnfinished, unfinishedOf } from './unfinished.ts';

/** A moment without a key: long enough not to read the whole text at each. */
const pauseMs = 250;

type Problem = { readonly fault: TextFault } | { readonly refused: string } | null;

/** The whole design as text. What is valid becomes the design; what is not says where, and changes nothing. */
export function JsonView() {
  const { store, findings, refusedText } = useDesigner();
  const { language } = useServices();
  const translate = useDesignerText();
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeText | null>(null);
  const [problem, setProblem] = useState<Problem>(null);
  const now = useRef({ refusedText, label: translate('designer.frame.json.label') });
  now.current = { refusedText, label: translate('designer.frame.json.label') };

  useEffect(() => {
    if (!place.current) return;
    let shown = store.state().document;
    let isOurs = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const apply = () => {
      clearTimeout(timer);
      timer = undefined;
      const text = made.text();
      const read = readText(text);
      keepUnfinished(store, 'fault' in read ? text : null);
      if ('fault' in read) return setProblem({ fault: read.fault });
      setProblem(null);
      if (sameJson(read.document, store.state().document)) return;
      isOurs = true;
      const refused = store.run(editText, { document: read.document });
      isOurs = false;
      if (!refused) return;
      keepUnfinished(store, text);
      setProblem({ refused: now.current.refusedText(refused) });
    };
    const left = unfinishedOf(store);
    const made = createEditor({
      parent: place.current,
      text: left ?? formatDocument(shown),
      label: now.current.label,
      schema: (isScreen(shown) ? screenSchema : modelSchema) as unknown as JsonObject, // JSON files
      onEdit: () => {
        clearTimeout(timer);
        timer = setTimeout(apply, pauseMs);
      },
      onLeave: () => {
        if (timer !== undefined) apply();
        store.seal();
      },
    });
    editor.current = made;
    if (left !== null) apply();
    const [first] = store.state().selection;
    const node = first === undefined ? undefined : treeOf(shown).nodes.get(first);
    if (node) made.reveal(rangeAt(parseJson(made.text()), made.text(), node.at).from);
    // Undo, a merge, a reload: the text follows what did not come from it.
    const stop = store.subscribe(() => {
      const { document } = store.state();
      if (document === shown) return;
      shown = document;
      if (isOurs) return;
      made.show(formatDocument(document));
      keepUnfinished(store, null);
      setProblem(null);
    });
    return () => {
      if (timer !== undefined) apply();
      stop();
      store.seal();
      made.destroy();
      editor.current = null;
    };
  }, [store]);

  useEffect(() => {
    const made = editor.current;
    if (!made) return;
    const text = made.text();
    const marks: Diagnostic[] = [];
    if (problem && 'fault' in problem) {
      const { from, to } = problem.fault;
      marks.push({ from, to, severity: 'error', message: faultWords(problem.fault, translate) });
    } else {
      const tree = parseJson(text);
      for (const finding of findings) {
        const { severity, message, fix } = inLanguage(finding, language);
        const kind = severity === 'note' ? 'info' : severity;
        marks.push({ ...rangeAt(tree, text, finding.at), severity: kind, message: `${message} ${fix}` });
      }
    }
    made.mark(marks);
  }, [findings, problem, language, translate]);

  return (
    <div className="adit-json">
      <div ref={place} className="adit-json-text adit-code-text" />
      <p role="status" className="adit-json-state" data-problem={problem !== null || undefined}>
        {problem === null
          ? translate('designer.frame.json.applied')
          : 'fault' in problem
            ? faultWords(problem.fault, translate)
            : translate('designer.frame.json.refused', { reason: problem.refused })}
      </p>
    </div>
  );
}

function faultWords({ kind, line, column, key }: TextFault, translate: ReturnType<typeof useDesignerText>): string {
  return translate(`designer.frame.json.${kind}`, { line, column, key });
}
