import type { Setting } from '../../../engine/schema/fields/descriptor.ts';
import { iconNames } from '../../../widgets/shared/icon-names.ts';

/** How a part of an entry is entered. */
export interface EntryPart {
  readonly name: string;
  /** `entries`: entries inside the entry. */
  readonly as: 'words' | 'text' | 'data' | 'number' | 'switch' | 'choice' | 'icon' | 'entries';
  readonly choices?: readonly string[];
  readonly parts?: readonly EntryPart[];
}

const words = (name: string): EntryPart => ({ name, as: 'words' });
const text = (name: string): EntryPart => ({ name, as: 'text' });
const toggle = (name: string): EntryPart => ({ name, as: 'switch' });
const choice = (name: string, ...choices: readonly string[]): EntryPart => ({ name, as: 'choice', choices });
const options = (...more: readonly EntryPart[]): EntryPart => ({
  name: 'options',
  as: 'entries',
  parts: [{ name: 'value', as: 'data' }, words('label'), ...more],
});
const icon: EntryPart = { name: 'icon', as: 'icon' };

/** The parts of the entries of a list, by widget and prop. Source: what the widgets read. */
const known: Readonly<Record<string, readonly EntryPart[]>> = {
  'figures.items': [words('label'), { name: 'value', as: 'data' }, words('note'), choice('tone', 'error')],
  'facts.items': [words('label'), { name: 'value', as: 'data' }, choice('kind', 'date', 'datetime')],
  'choiceMenu.options': [{ name: 'value', as: 'data' }, words('label'), icon],
  'choiceRow.options': [{ name: 'value', as: 'data' }, words('label'), icon],
  'userMenu.items': [words('label'), icon, text('event')],
  'greeting.shifts': [words('label'), text('from'), text('to')],
  'callList.columns': [
    text('prop'),
    words('label'),
    choice('kind', 'text', 'code', 'number', 'date', 'datetime', 'status'),
    { name: 'width', as: 'number' },
    toggle('sortable'),
    toggle('hidden'),
    text('event'),
    options(choice('status', 'success', 'processing', 'warning', 'error', 'default')),
  ],
  'callList.searches': [text('name'), words('label'), choice('type', 'input', 'select'), options()],
  'callList.toolbar': [text('key'), words('label'), icon, text('event'), toggle('primary'), toggle('danger')],
  'callList.rowActions': [text('key'), words('label'), text('event'), toggle('danger')],
};

/** The parts of the entries of a list setting; of a list that nobody knows, those that its descriptor names, as text. */
export function entryParts(widget: string, setting: Setting): readonly EntryPart[] {
  const own = known[`${widget}.${setting.vModel}`];
  if (own) return own;
  return (setting.config.children ?? []).map(({ vModel = '' }) => (vModel === 'label' ? words(vModel) : text(vModel)));
}

/** Icons that can be chosen: the same as those of a button. */
export const iconChoices: readonly string[] = iconNames;
