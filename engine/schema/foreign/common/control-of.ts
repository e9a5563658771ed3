import { type Control, controlByIcon, controlByKey, controlByTag, controlNamed } from './control-table.ts';
import { isRecord, type JsonRecord } from './json.ts';

export interface FoundControl extends Control {
  /** What decided; `none`: nothing here knows it, and `aditKey` is made from the foreign name. */
  readonly by: 'key' | 'tag' | 'icon' | 'shape' | 'none';
  /** Name of the `<brand>Key` entry and its value, where there is one. */
  readonly keyName?: string;
  readonly key?: string;
}

/** Keys of a configuration that end like the control key and are something else. */
const otherKeys = new Set([
  'renderKey',
  'relationKey',
  'dictionaryKey',
  'useBusinessKey',
  'primaryKey',
  'foreignKey',
  'rowKey',
  'nodeKey',
]);

/** The entry that names the control: `jnpfKey`, or the same under another product's brand. */
export function keyEntry(...places: readonly unknown[]): { keyName: string; key: string } | undefined {
  let unknownKey: { keyName: string; key: string } | undefined;
  for (const place of places) {
    if (!isRecord(place)) continue;
    for (const [keyName, key] of Object.entries(place)) {
      if (!/^[a-z]\w*Key$/.test(keyName) || otherKeys.has(keyName) || typeof key !== 'string' || key === '') continue;
      if (controlByKey(key)) return { keyName, key };
      if (!unknownKey || keyName === 'jnpfKey') unknownKey = { keyName, key };
    }
  }
  return unknownKey;
}

/** Parts of a tag: `JnpfUserSelect`, `JNPF-UserSelect` and `jnpf-user-select` give the same three. */
const tagWords = (tag: string) => tag.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? [];

function byTagText(tag: string): Control | undefined {
  if (tag.length > 100) return undefined;
  return controlByTag(tag) ?? controlByTag(tagWords(tag).slice(1).join(''));
}

/** `JnpfOpenData` shows what the server knows; its type says what. */
const openData = new Map([
  ['currUser', 'createUser'],
  ['currTime', 'createTime'],
  ['currOrganize', 'currOrganize'],
  ['currPosition', 'currPosition'],
]);

/**
 * Which control a foreign node is: by its control key, else by its tag, else by icon, type or layout.
 * @param config `__config__`, or the node itself in the flat dialect
 * @param parent our name of the container, whose unnamed children are its parts
 */
export function controlOf(node: JsonRecord, config: JsonRecord, parent: string | undefined): FoundControl {
  const entry = keyEntry(config, node);
  const named = entry && controlByKey(entry.key);
  const tag = typeof config.tag === 'string' ? config.tag : '';
  if (named) return { ...refine(named, node, tag), by: 'key', ...entry };

  const part = parent === undefined ? undefined : parts.get(parent);
  const partControl = part && controlNamed(part);
  if (partControl && !tag) return { ...partControl, by: 'shape', ...entry };

  const shown = /opendata$/i.test(tag) && typeof node.type === 'string' ? openData.get(node.type) : undefined;
  const tagged = (shown && controlNamed(shown)) || byTagText(tag);
  if (tagged) return { ...refine(tagged, node, tag), by: 'tag', ...entry };

  const icon = typeof config.tagIcon === 'string' ? (config.tagIcon.split('icon-ym-generator-').at(-1) ?? '') : '';
  const drawn = controlByIcon(icon);
  if (drawn) return { ...refine(drawn, node, tag), by: 'icon', ...entry };

  const type = typeof node.type === 'string' ? controlByKey(node.type) : undefined;
  const row = config.layout === 'rowFormItem' ? controlNamed('row') : undefined;
  const shaped = !entry && !tag ? (row ?? type) : undefined;
  if (shaped) return { ...refine(shaped, node, tag), by: 'shape' };

  return { aditKey: ownName(entry?.key ?? tag), kind: 'display', by: 'none', ...entry };
}

/** What children of a container are when they do not say so themselves. */
const parts = new Map([
  ['tabs', 'pane'],
  ['collapse', 'pane'],
  ['steps', 'pane'],
  ['tableGrid', 'tableGridRow'],
  ['tableGridRow', 'tableGridCell'],
  ['dataTable', 'dataTableColumn'],
]);

/** One tag or key stands for several of our controls; the node's type and format tell them apart. */
function refine(control: Control, node: JsonRecord, tag: string): Control {
  const type = typeof node.type === 'string' ? node.type.toLowerCase() : '';
  const as = (aditKey: string) => controlNamed(aditKey) ?? control;
  if (control.aditKey === 'input' && type === 'textarea') return as('textarea');
  if (control.aditKey === 'time' && (node['is-range'] === true || node.isRange === true)) return as('timeRange');
  if (control.aditKey === 'date') {
    if (type === 'datetimerange') return as('datetimeRange');
    if (type.endsWith('range')) return as('dateRange');
    const hours = typeof node.format === 'string' && /h/i.test(node.format);
    if (type === 'datetime' || hours) return as('datetime');
  }
  if (control.aditKey === 'dateRange' && /duration/.test(tag) && type === 'datetimerange') return as('datetimeRange');
  return control;
}

/** A placeholder's key: the foreign name in our spelling. */
function ownName(name: string): string {
  const [first = '', ...rest] = tagWords(name.slice(0, 60));
  const joined = [first.toLowerCase(), ...rest.map((word) => word.charAt(0).toUpperCase() + word.slice(1))].join('');
  return /^[a-z]/.test(joined) ? joined : 'unknown';
}
