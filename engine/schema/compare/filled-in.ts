import { isRecord } from '../diff/index.ts';
import type { DescriptorMap } from '../fields/descriptor.ts';
import { usualFormSettings, usualNodeConfig } from './usual-settings.ts';

/** What a property is where a node, or a form as a whole, does not say it; undefined where that is nothing. */
export function filledIn(path: string, node: unknown, descriptors: DescriptorMap) {
  const [, part, name = ''] = path.split('/');
  if (!isRecord(node)) return part === 'form' ? usualFormSettings[name] : undefined;
  if (part === 'config') return usualNodeConfig[name];
  if (part !== 'props' || !isRecord(node.config)) return undefined;
  return descriptors.get(String(node.config.aditKey))?.defaults[name];
}
