// Here: an editor of written text with its layout: of the designer and of fields, fetched when it is first opened.

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { CodeLanguage, CodeText } from './create-code-text.ts';

interface Props {
  readonly text: string;
  readonly language: CodeLanguage;
  /** Of the element that is written in: its id, its name, what describes it. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly tabIndents: boolean;
  readonly takesFocus?: boolean;
  readonly handle: RefObject<CodeText | null>;
  /** Called once the text can be marked. */
  onReady?(): void;
  onEdit(text: string): void;
  onLeave(): void;
}

/** A code text as a control. What draws it is fetched with the first; where that fails, a plain box does its work. */
export function CodeTextArea(props: Props) {
  const { language, attributes, handle } = props;
  const place = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);
  // Lines end alike in the editor, whatever they were stored with.
  const text = props.text.replace(/\r\n?/g, '\n');
  const now = useRef({ ...props, text });
  useLayoutEffect(() => {
    now.current = { ...props, text };
  });

  useEffect(() => {
    let isGone = false;
    import('./create-code-text.ts').then(
      ({ createCodeText }) => {
        if (isGone || !place.current) return;
        const { readOnly, tabIndents, takesFocus } = now.current;
        place.current.replaceChildren();
        handle.current = createCodeText({
          parent: place.current,
          text: now.current.text,
          language: now.current.language,
          attributes: now.current.attributes,
          readOnly,
          tabIndents,
          wraps: true,
          onEdit: (next) => now.current.onEdit(next),
          onLeave: () => now.current.onLeave(),
        });
        if (takesFocus) handle.current.focus();
        now.current.onReady?.();
      },
      () => !isGone && setFailed(true),
    );
    return () => {
      isGone = true;
      handle.current?.destroy();
      handle.current = null;
    };
  }, [handle]);

  useEffect(() => {
    if (handle.current && handle.current.text() !== text) handle.current.show(text);
  }, [handle, text]);
  useEffect(() => handle.current?.speak(language), [handle, language]);
  const said = JSON.stringify(attributes);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words in a new object are no change
  useEffect(() => handle.current?.describe(attributes), [handle, said]);

  if (!failed) return <div ref={place} className="adit-code-text" aria-busy={handle.current === null || undefined} />;
  return (
    <textarea
      {...attributes}
      className="adit-code-plain"
      value={text}
      readOnly={props.readOnly}
      onChange={(event) => props.onEdit(event.target.value)}
      onBlur={props.onLeave}
    />
  );
}
