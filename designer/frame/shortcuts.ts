/** What can be done by a key, in the order in which the sheet lists it. */
export const shortcutGroups = ['edit', 'node', 'find', 'page'] as const;
export type ShortcutGroup = (typeof shortcutGroups)[number];

interface ShortcutEntry {
  readonly id: string;
  readonly group: ShortcutGroup;
  /** Combinations that do it; the first is the one that is written beside buttons. */
  readonly keys: readonly string[];
  /** Acts while a dialog is open as well. */
  readonly inDialogs?: true;
  /** Written along the bottom of the designer. */
  readonly bar?: true;
  /** Acts while a person types in a text control as well. */
  readonly whileTyping?: true;
  /** Heard somewhere else: by the clipboard's own events, or by the canvas; named here to be shown. */
  readonly heard?: 'clipboard' | 'canvas';
  /** Left to the control that has the focus, where it is one that does something with this key. */
  readonly controlFirst?: true;
}

/** The one table of keys: handler, tooltips, bottom line and help sheet read it. */
const table = [
  { id: 'save', group: 'page', keys: ['Ctrl+S'], whileTyping: true, inDialogs: true },
  { id: 'undo', group: 'edit', keys: ['Ctrl+Z'] },
  { id: 'redo', group: 'edit', keys: ['Ctrl+Shift+Z', 'Ctrl+Y'] },
  { id: 'copy', group: 'edit', keys: ['Ctrl+C'], heard: 'clipboard' },
  { id: 'cut', group: 'edit', keys: ['Ctrl+X'], heard: 'clipboard' },
  { id: 'paste', group: 'edit', keys: ['Ctrl+V'], heard: 'clipboard' },
  { id: 'select', group: 'node', keys: ['ArrowUp', 'ArrowDown'], heard: 'canvas', bar: true },
  { id: 'up', group: 'node', keys: ['Alt+ArrowUp'], bar: true },
  { id: 'down', group: 'node', keys: ['Alt+ArrowDown'] },
  { id: 'narrower', group: 'node', keys: ['['], bar: true },
  { id: 'wider', group: 'node', keys: [']'] },
  { id: 'duplicate', group: 'edit', keys: ['Ctrl+D'], bar: true },
  { id: 'remove', group: 'edit', keys: ['Delete', 'Backspace'] },
  { id: 'settings', group: 'find', keys: ['Enter'], bar: true, controlFirst: true },
  { id: 'parent', group: 'node', keys: ['Escape'], controlFirst: true },
  { id: 'palette', group: 'find', keys: ['/'] },
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

/** The shortcut that a press means, whoever hears it; undefined for any other press. */
export function shortcutOf(press: Press): Shortcut | undefined {
  return shortcuts.find(({ keys }) => keys.some((combination) => fits(press, combination)));
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
  Escape: 'Esc',
  Delete: 'Del',
  Backspace: '⌫',
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
