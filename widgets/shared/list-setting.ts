import type { Setting } from '../../engine/schema/fields/descriptor.ts';
import type { TextTables } from '../../engine/schema/text/text.ts';
import { settingLabel } from './setting-label.ts';

/**
 * A setting that holds a list of records (columns of a list, entries of a menu): a sub-table in the settings panel.
 * @param columns names of the keys that the panel edits; further keys of a record are kept as they are
 */
export function listSetting(key: string, prop: string, tables: TextTables, columns: readonly string[]): Setting {
  return {
    id: prop,
    vModel: prop,
    config: {
      aditKey: 'table',
      label: settingLabel(key, prop, tables),
      span: 24,
      children: columns.map((name) => ({
        id: `${prop}-${name}`,
        vModel: name,
        config: { aditKey: 'input', label: name },
      })),
    },
  };
}
