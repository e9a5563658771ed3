import type { Node } from '../../engine/schema/documents/node.ts';
import type { Descriptor, Setting } from '../../engine/schema/fields/descriptor.ts';
import { isLocalText } from '../../engine/schema/text/local-text.ts';
import type { JsonObject } from '../document/json.ts';
import { valueAt } from '../document/patch.ts';
import { defaultOf } from './setting-values.ts';

/** Settings that one of our own editors takes care of, by widget. */
const edited: Readonly<Record<string, readonly string[]>> = {
  calculate: ['expression'],
  billRule: ['rule', 'ruleName'],
  table: ['summaryField', 'thousandsField', 'showSummary', 'thousands'],
};

/** Settings that are tables of their own take room: each opens by itself. Their columns may share ids between two of them. */
export function folded(lists: readonly Node[]): Node {
  const panes = lists.map((list): Node => {
    const { label, children = [] } = list.config;
    const columns = children.map((column) => ({ ...column, id: `${list.id}-${column.id}` }));
    const own = { ...list, config: { ...list.config, children: columns } };
    return { id: `pane-${list.id}`, config: { aditKey: 'pane', ...(label ? { label } : {}), children: [own] } };
  });
  return { id: 'lists', config: { aditKey: 'collapse', children: panes } };
}

/** Settings that each of the widgets has, alike; none where a widget is unknown. */
export function sharedSettings(
  known: readonly Descriptor[],
  isUnknown: boolean,
): { setting: Setting; descriptor: Descriptor }[] {
  const [first, ...rest] = known;
  if (!first || isUnknown) return [];
  return first.settings.flatMap((setting) => {
    const name = setting.vModel;
    if (name === undefined || setting.config.noShow === true || edited[first.key]?.includes(name)) return [];
    const like = rest.every(({ key, settings }) =>
      settings.some(
        ({ vModel, config }) =>
          vModel === name && config.aditKey === setting.config.aditKey && !edited[key]?.includes(name),
      ),
    );
    return like ? [{ setting, descriptor: first }] : [];
  });
}

export function sameDefault(known: readonly (Descriptor | undefined)[], name: string): boolean {
  const values = known.map((one) => (one ? JSON.stringify(defaultOf(one, name)) : undefined));
  return values.every((value) => value === values[0]);
}

/** A text that people read, and any text that is stored in several languages. */
export function isWords({ vModel = '', config, edit }: Setting, nodes: readonly JsonObject[]): boolean {
  if (config.aditKey !== 'input' && config.aditKey !== 'textarea') return false;
  return edit === 'words' || nodes.some((node) => isLocalText(valueAt(node, `/props/${vModel}`)));
}
