import type { ViewName } from './views.ts';

/** What can be done by a key, in the order in which the sheet lists it. */
export const shortcutGroups = ['edit', 'node', 'list', 'find', 'page'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

interface ShortcutEntry {
  readonly id: string;
  readonly group: ShortcutGroup;
  /** Combinations that do it; the first is the one that is written beside buttons. */
  readonly keys: readonly string[];
  /** The only view in which it acts; in all of them where none is named. */
  readonly view?: ViewName;
  /** Acts while a dialog is open as well. */
  readonly inDialogs?: true;
  /** Written along the bottom of the designer. */
  readonly bar?: true;
  /** Acts while a person types in a text control as well. */
  readonly whileTyping?: true;
  /** Heard somewhere else: by the clipboard's own events, the canvas, or an entry of the list. */
  readonly heard?: 'clipboard' | 'canvas' | 'list';
  /** Left to the control that has the focus, where it is one that does something with this key. */
  readonly controlFirst?: true;
}

/** The one table of keys: handler, tooltips, bottom line and help sheet read it. */
const table = [
  { id: 'save', group: 'page', keys: ['Ctrl+S'], whileTyping: true, inDialogs: true },
  { id: 'undo', group: 'edit', keys: ['Ctrl+Z'] },
  { id: 'redo', group: 'edit', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  { id: 'copy', group: 'edit', view: 'form', keys: ['Ctrl+C'], heard: 'clipboard' },
  { id: 'cut', group: 'edit', view: 'form', keys: ['Ctrl+X'], heard: 'clipboard' },
  { id: 'paste', group: 'edit', view: 'form', keys: ['Ctrl+V'], heard: 'clipboard' },
  { id: 'select', group: 'node', view: 'form', keys: ['ArrowUp', 'ArrowDown'], heard: 'canvas', bar: true },
  { id: 'up', group: 'node', view: 'form', keys: ['Alt+ArrowUp'], bar: true },
  { id: 'down', group: 'node', view: 'form', keys: ['Alt+ArrowDown'] },
  { id: 'narrower', group: 'node', view: 'form', keys: ['['], bar: true },
  { id: 'wider', group: 'node', view: 'form', keys: [']'] },
  { id: 'duplicate', group: 'edit', view: 'form', keys: ['Ctrl+D'], bar: true },
  { id: 'remove', group: 'edit', view: 'form', keys: ['Delete', 'Backspace'] },
  { id: 'settings', group: 'find', view: 'form', keys: ['Enter'], bar: true, controlFirst: true },
  { id: 'parent', group: 'node', view: 'form', keys: ['Escape'], controlFirst: true },
  { id: 'menu', group: 'node', view: 'form', keys: ['Shift+F10', 'ContextMenu'], heard: 'canvas' },
  { id: 'rename', group: 'node', view: 'form', keys: ['F2'], heard: 'canvas' },
  { id: 'palette', group: 'find', view: 'form', keys: ['/'] },
  { id: 'entry', group: 'list', view: 'list', keys: ['ArrowLeft', 'ArrowRight'], heard: 'list', bar: true },
  { id: 'entryBefore', group: 'list', view: 'list', keys: ['Alt+ArrowLeft'], heard: 'list', bar: true },
  { id: 'entryAfter', group: 'list', view: 'list', keys: ['Alt+ArrowRight'], heard: 'list' },
  { id: 'columnNarrower', group: 'list', view: 'list', keys: ['['], heard: 'list', bar: true },
  { id: 'columnWider', group: 'list', view: 'list', keys: [']'], heard: 'list' },
  { id: 'pin', group: 'list', view: 'list', keys: ['P'], heard: 'list', bar: true },
  { id: 'entryRemove', group: 'list', view: 'list', keys: ['Delete', 'Backspace'], heard: 'list', bar: true },
  { id: 'tickColumn', group: 'list', view: 'list', keys: ['C'], heard: 'list' },
  { id: 'tickSearch', group: 'list', view: 'list', keys: ['Q'], heard: 'list' },
  { id: 'finding', group: 'find', keys: ['F8'], whileTyping: true },
  { id: 'help', group: 'page', keys: ['?'], bar: true },
] as const satisfies readonly ShortcutEntry[];

export type ShortcutId = (typeof table)[number]['id'];
export interface Shortcut extends ShortcutEntry {
  readonly id: ShortcutId;
}
export const shortcuts: readonly Shortcut[] = table;

/** What of a key press decides: a `KeyboardEvent` has it all. */
export interface Press {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
  readonly altKey: boolean;
}

/** The shortcut that a press means in a view, whoever hears it; undefined for any other press. */
export function shortcutOf(press: Press, view: ViewName): Shortcut | undefined {
  return shortcuts.find((one) => actsIn(one, view) && one.keys.some((combination) => fits(press, combination)));
}

export function actsIn(shortcut: Shortcut, view: ViewName): boolean {
  return shortcut.view === undefined || shortcut.view === view;
}

function fits(press: Press, combination: string): boolean {
  const parts = combination.split('+');
  const key = parts.at(-1) ?? '';
  const isSign = key.length === 1 && !/[a-z]/i.test(key);
  return (
    // The command key of a Mac is its control key.
    (press.ctrlKey || press.metaKey) === parts.includes('Ctrl') &&
    press.altKey === parts.includes('Alt') &&
    // Which signs need Shift is a matter of the keyboard.
    (isSign || press.shiftKey === parts.includes('Shift')) &&
    (press.key.toLowerCase() === key.toLowerCase() || (/^[A-Z]$/.test(key) && press.code === `Key${key}`))
  );
}

const signs: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: '⌫',
  ContextMenu: '☰',
};

/** A combination as it is written on keys: `Alt ↑`; on a Mac with its own signs. */
export function keyWords(combination: string, isMac: boolean = onMac()): string {
  const macs: Readonly<Record<string, string>> = { Ctrl: '⌘', Shift: '⇧', Alt: '⌥' };
  return combination
    .split('+')
    .map((part) => signs[part] ?? (isMac ? (macs[part] ?? part) : part))
    .join(' ');
}

/** The first combination of a shortcut in words, for a tooltip. */
export function keyOf(id: ShortcutId): string {
  const [first = ''] = shortcuts.find((one) => one.id === id)?.keys ?? [];
  return keyWords(first);
}

/** For `aria-keyshortcuts`. Source: WAI-ARIA 1.2. */
export function ariaKeys(id: ShortcutId): string {
  const keys = shortcuts.find((one) => one.id === id)?.keys ?? [];
  return keys.map((combination) => combination.replace('Ctrl', 'Control')).join(' ');
}

function onMac(): boolean {
  return typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent);
}
