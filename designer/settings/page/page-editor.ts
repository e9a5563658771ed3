import type { Descriptor, Setting, SettingEdit } from '../../../engine/schema/fields/descriptor.ts';
import type { JsonObject } from '../../document/json.ts';
import { valueAt } from '../../document/patch.ts';
import type { EditorKind } from '../editor-node.ts';
import { boundPath } from '../page-text.ts';
import { isWords } from '../shared-settings.ts';

const editors: Readonly<Record<Exclude<SettingEdit, 'data'>, EditorKind>> = {
  words: 'pageWords',
  icon: 'icon',
  model: 'modelId',
  call: 'call',
};

/**
 * The editor of a setting of what pages are made of: a list, words with data in them, data, something chosen by name.
 * Undefined where the engine draws the setting as it is.
 */
export function pageEditor(setting: Setting, node: JsonObject, { kind }: Descriptor): EditorKind | undefined {
  if (kind === 'field') return undefined;
  const { vModel: name = '', config, edit } = setting;
  if (config.aditKey === 'table') return 'entries';
  if (edit !== undefined && edit !== 'data') return editors[edit];
  if (isWords(setting, [node])) return 'pageWords';
  if (boundPath(valueAt(node, `/props/${name}`)) !== undefined) return 'bound';
  return edit === 'data' ? 'pageData' : undefined;
}

/** Names of the props that are data: with another of them, another editor is drawn. */
export function boundNames({ props }: JsonObject): string {
  if (typeof props !== 'object' || props === null) return '';
  return Object.entries(props)
    .filter(([, value]) => boundPath(value) !== undefined)
    .map(([name]) => name)
    .join();
}
