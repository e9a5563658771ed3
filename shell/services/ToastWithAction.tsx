import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { ToastAction } from '../../engine/contract/services.ts';

interface Props {
  readonly text: string;
  readonly action: ToastAction;
  onDone(): void;
}

const isTyped = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** A message and what can be done about it, once. */
export function ToastWithAction({ text, action, onDone }: Props) {
  const press = () => {
    onDone();
    action.run();
  };
  const now = useRef(press);
  now.current = press;
  const { isUndo = false } = action;
  useEffect(() => {
    if (!isUndo) return;
    const undo = (event: KeyboardEvent) => {
      const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      // Who is typing takes back letters.
      if (!isAsked || event.defaultPrevented || isTyped(event.target)) return;
      event.preventDefault();
      now.current();
    };
    window.addEventListener('keydown', undo);
    return () => window.removeEventListener('keydown', undo);
  }, [isUndo]);
  return (
    <span className="adit-toast-action">
      {text}
      <Button type="link" size="small" onClick={press} {...(isUndo ? { 'aria-keyshortcuts': 'Control+Z Meta+Z' } : {})}>
        {action.text} {isUndo && <kbd className="adit-key">Ctrl Z</kbd>}
      </Button>
    </span>
  );
}
