import { isRecord } from '../diff/index.ts';
import { isDrawn, offeredButtons, usualButtons } from '../documents/list-buttons.ts';
import { placeOfButton } from '../documents/list-kinds.ts';
import { type Field, type FieldCatalogue, fieldByCode } from '../fields/fields.ts';
import { defaultList } from '../lists/default-list.ts';
import { asksForTree } from '../lists/list-type.ts';
import { isAskable, searchControl, searchTypeOf } from '../lists/search-control.ts';
import { isLocalText, type LocalText, localText } from '../text/local-text.ts';
import { type Language, languages } from '../text/text.ts';
import { valueKinds, withUnit } from '../values/index.ts';
import { unusual } from './says-nothing.ts';
import { usualListSettings } from './usual-settings.ts';

type Entry = Readonly<Record<string, unknown>>;

/** A list as its readers get it: what is usual filled in by the form, what has no effect left out. */
export interface ReadersList {
  readonly searchList: readonly Entry[];
  readonly columnList: readonly Entry[];
  /** Buttons stand where the page puts them, not where the design names them. */
  readonly btnsList: readonly Entry[];
  readonly columnBtnsList: readonly Entry[];
  readonly customBtnsList: readonly Entry[];
  /** Of the list as a whole. */
  readonly settings: Entry;
}

const empty: ReadersList = {
  searchList: [],
  columnList: [],
  btnsList: [],
  columnBtnsList: [],
  customBtnsList: [],
  settings: {},
};

/** @param list a stored list, whatever is wrong with it; undefined: the one that is made of the form */
export function readersList(list: unknown, catalogue: FieldCatalogue): ReadersList {
  const stored: unknown = list ?? defaultList(catalogue);
  if (!isRecord(stored)) return empty;
  const { searchList, columnList, btnsList, columnBtnsList, customBtnsList, ...settings } = stored;
  return {
    searchList: conditions(entriesOf(searchList), catalogue),
    columnList: entriesOf(columnList).map((column) => readersColumn(column, stored, catalogue)),
    btnsList: buttons(btnsList, 'btnsList'),
    columnBtnsList: buttons(columnBtnsList, 'columnBtnsList'),
    customBtnsList: ownButtons(entriesOf(customBtnsList)),
    settings: listSettings(settings),
  };
}

function readersColumn(column: Entry, list: Entry, catalogue: FieldCatalogue): Entry {
  const { prop, label, align, fixed, sortable, ...rest } = column;
  const code = String(prop);
  const field = fieldByCode(catalogue, code);
  const kind = field && valueKinds[field.kind];
  return unusual({
    ...rest,
    prop,
    label: inLanguages((language) => withUnit(wordsOf(label, field, code, language), field, language)),
    align: align ?? kind?.align ?? 'left',
    fixed: fixed === 'none' ? undefined : fixed,
    sortable: sortable === true && (kind === undefined || kind.sortable),
    summary: list.showSummary === true && namesIn(list.summaryField).includes(code),
    thousands: list.thousands === true && isNamed(namesIn(list.thousandsField), code),
  });
}

/** With no names it holds for all columns. */
const isNamed = (names: readonly unknown[], code: string) => names.length === 0 || names.includes(code);

/** A condition that cannot be asked, and the second one of a field, are on no page. */
function conditions(items: readonly Entry[], catalogue: FieldCatalogue): Entry[] {
  const asked = new Set<string>();
  return items.flatMap((item) => {
    const code = String(item.prop);
    const field = fieldByCode(catalogue, code);
    if (!field || asked.has(code) || !isAskable(field)) return [];
    asked.add(code);
    return [
      unusual({
        ...item,
        label: inLanguages((language) => wordsOf(item.label, field, code, language)),
        searchType: searchTypeOf(itemShape(item), field),
        control: searchControl(itemShape(item), field),
      }),
    ];
  });
}

const itemShape = ({ searchType }: Entry) => (typeof searchType === 'number' ? { searchType } : {});

/** Those that the page draws, in the order in which it does; without words of its own, a button has the reader's. */
function buttons(stored: unknown, zone: keyof typeof offeredButtons): Entry[] {
  const entries: readonly Entry[] =
    stored === undefined ? usualButtons[zone].map((value) => ({ value })) : entriesOf(stored);
  return offeredButtons[zone].flatMap((value) => {
    const button = entries.find((one) => one.value === value);
    return button && isDrawn(value) ? [unusual(button)] : [];
  });
}

/** A button without steps is shown nowhere. */
function ownButtons(entries: readonly Entry[]): Entry[] {
  const working = entries.filter(({ actions }) => Array.isArray(actions) && actions.length > 0);
  const placed = working.map((button) => unusual({ ...button, place: placeOfButton(button.place) }));
  // They stand by place, and in their order there.
  return placed.toSorted((a, b) => (String(a.place) < String(b.place) ? -1 : a.place === b.place ? 0 : 1));
}

const treeKeys = /^(tree|isIncludeSubordinate$)/;

function listSettings({ $schema: _schema, version: _version, ...settings }: Record<string, unknown>): Entry {
  const {
    showSummary: _summary,
    summaryField: _summed,
    thousands: _thousands,
    thousandsField: _named,
    ...rest
  } = settings;
  const hasTree = asksForTree({ type: rest.type === 2 ? 2 : 1, hasTreeQuery: rest.hasTreeQuery === true });
  const kept = Object.entries(rest).filter(([key]) => {
    if (key === 'groupField') return rest.type === 3;
    if (key === 'parentField') return rest.type === 5;
    if (key === 'pageSize') return rest.hasPage !== false;
    if (key === 'hasTreeQuery') return rest.type !== 2;
    return hasTree || !treeKeys.test(key);
  });
  return unusual(Object.fromEntries(kept), usualListSettings);
}

/** One text where all languages have the same. */
function inLanguages(words: (language: Language) => string): LocalText {
  const [zh, en, zhtw] = languages.map(words);
  return zh === en && zh === zhtw ? (zh ?? '') : { zh: zh ?? '', ...(en ? { en } : {}), ...(zhtw ? { zhtw } : {}) };
}

function wordsOf(label: unknown, field: Field | undefined, code: string, language: Language): string {
  const own = typeof label === 'string' || isLocalText(label) ? localText(label, language) : '';
  const words = own || localText(field?.node.config.label, language) || code;
  return words.replace(/[：:]\s*$/, '');
}

function entriesOf(stored: unknown): readonly Entry[] {
  return Array.isArray(stored) ? stored.filter(isRecord) : [];
}

const namesIn = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);
