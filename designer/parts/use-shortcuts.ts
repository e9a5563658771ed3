import { useEffect, useRef } from 'react';
import { isComposing } from '../../widgets/shared/is-composing.ts';
import { putIntoEvent, textOfEvent } from './clipboard.ts';
import { isControl, isFloating, isInDialog, isTyping } from './key-targets.ts';
import { type ShortcutId, shortcutOf } from './shortcuts.ts';
import type { ViewName } from './views.ts';

/** What each key does; one that is not there is left to the browser. */
export type ShortcutActions = Partial<Record<ShortcutId, () => void>>;

export interface ClipboardActions {
  /** Text of what is chosen; null where nothing is. */
  copy(): string | null;
  cut(): string | null;
  paste(text: string): void;
}

/** Hears the keys of the table that act in a view, wherever the focus is; never those that a person types. */
export function useShortcuts(view: ViewName, actions: ShortcutActions, clipboard: ClipboardActions | null): void {
  const now = useRef({ view, actions, clipboard });
  now.current = { view, actions, clipboard };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isComposing(event)) return;
      const shortcut = shortcutOf(event, now.current.view);
      if (!shortcut || shortcut.heard || (!shortcut.inDialogs && isInDialog(event.target))) return;
      if (!shortcut.whileTyping && (isTyping(event.target) || isFloating(event.target))) return;
      if (shortcut.controlFirst && isControl(event.target)) return;
      const act = now.current.actions[shortcut.id];
      if (!act) return;
      event.preventDefault();
      act();
    };
    const take = (event: ClipboardEvent) => {
      const text = isText(event.target) ? null : now.current.clipboard?.[event.type === 'cut' ? 'cut' : 'copy']();
      if (text) putIntoEvent(event, text);
    };
    const paste = (event: ClipboardEvent) => {
      const text = isText(event.target) ? '' : textOfEvent(event);
      if (!text || !now.current.clipboard) return;
      event.preventDefault();
      now.current.clipboard.paste(text);
    };
    window.addEventListener('keydown', press);
    window.addEventListener('copy', take);
    window.addEventListener('cut', take);
    window.addEventListener('paste', paste);
    return () => {
      window.removeEventListener('keydown', press);
      window.removeEventListener('copy', take);
      window.removeEventListener('cut', take);
      window.removeEventListener('paste', paste);
    };
  }, []);
}

/** The clipboard is about text there, or text is marked on the page. */
function isText(target: EventTarget | null): boolean {
  return isTyping(target) || isInDialog(target) || window.getSelection()?.isCollapsed === false;
}
