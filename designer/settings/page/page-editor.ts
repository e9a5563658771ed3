import type { Descriptor, Setting } from '../../../engine/schema/fields/descriptor.ts';
import type { JsonObject } from '../../document/json.ts';
import { valueAt } from '../../document/patch.ts';
import type { EditorKind } from '../editor-node.ts';
import { boundPath } from '../page-text.ts';
import { isWords } from '../shared-settings.ts';

/** Props that are words on pages, whatever their setting is called elsewhere. */
const words = new Set(['name', 'okText', 'keyHint']);
const icons = new Set(['icon', 'pressedIcon']);

/**
 * The editor of a setting of what pages are made of: a list, words with data in them, data, something chosen by name.
 * Undefined where the engine draws the setting as it is.
 */
export function pageEditor(setting: Setting, node: JsonObject, { kind }: Descriptor): EditorKind | undefined {
  if (kind === 'field') return undefined;
  const { vModel: name = '', config } = setting;
  const typed = config.aditKey === 'input' || config.aditKey === 'textarea';
  if (config.aditKey === 'table') return 'entries';
  if (name === 'modelId') return 'modelId';
  if (name === 'call') return 'call';
  if (icons.has(name) && config.aditKey === 'input') return 'icon';
  if (typed && (words.has(name) || isWords(setting, [node]))) return 'pageWords';
  if (boundPath(valueAt(node, `/props/${name}`)) !== undefined) return 'bound';
  // A menu, a person, rows: nobody writes these.
  return config.aditKey === 'textarea' ? 'pageData' : undefined;
}

/** Names of the props that are data: with another of them, another editor is drawn. */
export function boundNames({ props }: JsonObject): string {
  if (typeof props !== 'object' || props === null) return '';
  return Object.entries(props)
    .filter(([, value]) => boundPath(value) !== undefined)
    .map(([name]) => name)
    .join();
}
