import type { DescriptorMap } from '../../engine/schema/fields/descriptor.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import type { Translate } from '../../engine/schema/text/text.ts';
import { tokensOf } from '../document/pointer.ts';

/**
 * A property as the settings panel calls it: `占位提示`, `校验规则 › 第 1 项 › 提示`. What has no name of ours stays as it is
 * written.
 * @param node the node that has it; none for a part of the document
 * @param path JSON pointer from there
 */
export function propertyWords(
  path: string,
  node: Readonly<Record<string, unknown>> | undefined,
  descriptors: DescriptorMap,
  translate: Translate,
): string {
  const tokens = tokensOf(path);
  const [first = '', second] = tokens;
  const words: string[] = [];
  if (node && first === 'props' && second !== undefined) {
    words.push(settingWords(node, second, descriptors, translate) ?? wordOf(second, translate));
    tokens.splice(0, 2);
  } else if (second !== undefined && unspoken.has(first)) tokens.splice(0, 1);
  words.push(...tokens.map((token) => wordOf(token, translate)));
  return words.join(' › ');
}

/** Parts of a node and of a model that say nothing to people. */
const unspoken = new Set(['config', 'props', 'slot', 'form', 'list']);

/** What the widget calls its own setting. */
function settingWords(
  node: Readonly<Record<string, unknown>>,
  name: string,
  descriptors: DescriptorMap,
  { language = 'zh' }: Translate,
): string | undefined {
  const setting = descriptors.get(String(Object(node.config).aditKey))?.settings.find(({ vModel }) => vModel === name);
  return setting?.config.label === undefined ? undefined : localText(setting.config.label, language);
}

function wordOf(token: string, translate: Translate): string {
  if (/^\d+$/.test(token)) return translate('designer.versions.entry', { number: Number(token) + 1 });
  for (const key of [`designer.versions.property.${token}`, `designer.settings.${token}`]) {
    const words = translate(key);
    if (words !== key) return words;
  }
  return token;
}
