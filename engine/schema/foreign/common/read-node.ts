import type { Node, NodeConfig } from '../../documents/node.ts';
import { coerceAll } from './coerce-type.ts';
import type { FoundControl } from './control-of.ts';
import { configFits } from './document-fits.ts';
import { isRecord, type JsonRecord, sameJson, saysNothing } from './json.ts';
import {
  configToProps,
  dateLimitKeys,
  knownConfig,
  knownProps,
  optionControls,
  optionSourceKeys,
} from './property-table.ts';
import { readDefault } from './read-default.ts';
import { readProps } from './read-props.ts';
import type { SplitNode } from './split-node.ts';

/**
 * One foreign node without its children as a node of ours. Ids and field names are settled when all nodes are there.
 * What had to change, or has no place, stands in `config.foreign` under its own name: `key`, `keyName`, `vModel`,
 * `defaultValue`, `on`, `slot`, `config`, `props`.
 */
export function readNode(split: SplitNode, control: FoundControl, inTable: boolean): Node {
  const { aditKey } = control;
  const known = control.by !== 'none';
  const { config: ownConfig, props: ownProps, lost } = place(split, control);

  const { fitting, originals } = coerceAll(ownConfig, configFits);
  const { props, originals: oldProps } = readProps(aditKey, ownProps, known);
  const slot = isRecord(split.slot) ? { ...split.slot } : undefined;
  const foreign: JsonRecord = { ...split.kept };
  if (control.key !== undefined) Object.assign(foreign, { keyName: control.keyName, key: control.key });
  if (split.on !== undefined) foreign.on = split.on;
  if (split.slot !== undefined && !slot) foreign.slot = split.slot;
  if (slot && saysNothing(slot.options) && 'options' in slot && !saysNothing(props.options)) {
    foreign.slot = { options: slot.options };
    delete slot.options;
  }
  const { defaultValue: oldDefault, foreign: theirForeign, aditKey: theirKey, ...config } = fitting;
  const oldConfig: JsonRecord = { ...lost, ...originals };
  if (theirForeign !== undefined) oldConfig.foreign = theirForeign;
  const label = withoutColon(config.label);
  if (label !== undefined) {
    oldConfig.label = config.label;
    config.label = label;
  }
  if (theirKey !== undefined && theirKey !== control.key) oldConfig.aditKey = theirKey;
  if (split.oddChildren !== undefined) oldConfig.children = split.oddChildren;

  // The dialect closes the file input of this tag, since it opens a media library instead; the field itself is open.
  if (split.config.tag === 'self-upload' && props.disabled === true) {
    oldProps.disabled = true;
    delete props.disabled;
  }
  if (known) complete(control, split.config.tag, props, slot, oldDefault);
  const node: Node = {
    id: '',
    ...(typeof split.vModel === 'string' && split.vModel !== '' ? { vModel: split.vModel } : {}),
    // Every entry was fitted to the type that the document gives it; those without a rule are kept as they are.
    config: { aditKey, ...config } as NodeConfig,
    ...(slot && Object.keys(slot).length > 0 ? { slot } : {}),
    ...(Object.keys(props).length > 0 ? { props } : {}),
  };
  if (control.aditKey === 'pane') nameOfPane(node);
  if (node.config.span === undefined && control.kind !== 'inner') node.config.span = 24;
  if (inTable) Object.assign(node.config, { isSubTable: true });

  const start = aditKey === 'text' ? undefined : readDefault(oldDefault, node);
  if (start !== undefined) node.config.defaultValue = start;
  if (oldDefault !== undefined && !sameJson(start, oldDefault)) foreign.defaultValue = oldDefault;
  if (split.vModel !== undefined && split.vModel !== node.vModel) foreign.vModel = split.vModel;
  if (Object.keys(oldConfig).length > 0) foreign.config = oldConfig;
  if (Object.keys(oldProps).length > 0) foreign.props = oldProps;
  if (Object.keys(foreign).length > 0) Object.assign(node.config, { foreign });
  return node;
}

/** Puts what one generation writes into `__config__` and the other onto the control into one place. */
function place(split: SplitNode, control: FoundControl) {
  const config: JsonRecord = {};
  const props: JsonRecord = { ...split.props };
  const lost: JsonRecord = {};
  for (const [name, value] of Object.entries(split.config)) {
    if (name === control.keyName && value === control.key) continue;
    if (control.by === 'none' || !configToProps.has(name)) {
      config[name] = value;
    } else if (saysNothing(props[name]) || props[name] === value) {
      if (name in props && props[name] !== value) lost[name] = props[name];
      props[name] = value;
    } else {
      lost[name] = value;
    }
  }
  for (const [name, value] of Object.entries(split.props)) {
    if (name === control.keyName && value === control.key) delete props[name];
    const source = optionSourceKeys.has(name) && optionControls.has(control.aditKey);
    if ((!source && !dateLimitKeys.has(name)) || saysNothing(value) || !saysNothing(config[name])) continue;
    config[name] = value;
    delete props[name];
  }
  if (config.tips === true && saysNothing(config.tipLabel)) config.tipLabel = config.tipsDesc;
  return { config, props, lost };
}

/** What a dialect takes for granted and our widgets have to be told, and words that stand in another place here. */
function complete(
  { aditKey, key }: FoundControl,
  tag: unknown,
  props: JsonRecord,
  slot: JsonRecord | undefined,
  start: unknown,
): void {
  if (aditKey === 'switch') {
    const plain = key === undefined && typeof tag === 'string' && tag.startsWith('el-');
    const [on, off] = plain ? [true, false] : [1, 0];
    props.activeValue ??= on;
    props.inactiveValue ??= off;
  }
  if (aditKey === 'input' && props.type === 'password') props.showPassword = true;
  if (aditKey === 'text' && saysNothing(props.content) && typeof start === 'string') props.content = start;
  if (aditKey === 'cascader' && isRecord(props.props) && props.props.multiple === true) props.multiple ??= true;
  const copies: readonly (readonly [string, string])[] = [
    ['prepend', 'addonBefore'],
    ['append', 'addonAfter'],
    ['default', aditKey === 'button' ? 'buttonText' : aditKey === 'divider' ? 'content' : ''],
  ];
  for (const [from, to] of copies) {
    const words = slot?.[from];
    if (to && typeof words === 'string' && words !== '' && saysNothing(props[to])) props[to] = words;
  }
  const entries = slot?.options ?? props.options;
  const first = Array.isArray(entries) ? entries[0] : undefined;
  // Without a mapping form-generator reads `value` and `label`, also where entries carry an `id` of their own.
  if (key === undefined && saysNothing(props.props) && isRecord(first) && 'value' in first && 'id' in first)
    props.props = { label: 'label', value: 'value', children: 'children' };
}

/** Other products write the colon behind a label into it; here labels have none. Undefined: there is nothing to take away. */
function withoutColon(label: unknown): string | undefined {
  if (typeof label !== 'string') return undefined;
  const bare = label.replace(/\s*[：:]\s*$/, '');
  return bare === '' || bare === label ? undefined : bare;
}

/** A tab, panel or step is called by its title. */
function nameOfPane(node: Node): void {
  const title = node.props?.title;
  if (typeof title !== 'string' && typeof title !== 'number') return;
  if (saysNothing(node.config.label)) node.config.label = String(title);
}

/** Names of config and props that have no meaning here and yet say something. */
export function meaningless(node: Node): string[] {
  const names: string[] = [];
  for (const [name, value] of Object.entries(node.config))
    if (!knownConfig.has(name) && name !== 'foreign' && !saysNothing(value)) names.push(name);
  for (const [name, value] of Object.entries(node.props ?? {}))
    if (!knownProps.has(name) && !saysNothing(value)) names.push(name);
  return names;
}
