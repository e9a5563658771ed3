import type { Services } from '../../engine/render/services.ts';
import type { Descriptor } from '../../engine/schema/descriptor.ts';
import { engineTexts } from '../../engine/schema/engine-texts.ts';
import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';
import * as descriptors from '../../widgets/index.ts';

/** A world in which nothing is asked of a server: words of every widget, and no options but those a design holds. */
export function benchServices(): Services {
  const texts = Object.values<Descriptor>(descriptors).map((descriptor) => descriptor.texts);
  return {
    language: 'zh',
    translate: createTranslate([engineTexts, ruleTexts, ...texts], 'zh'),
    upload: async (file) => ({ fileId: file.name, name: file.name, url: '' }),
    fileAddress: async () => '',
    loadOptions: async () => [],
    request: async () => null,
    may: () => true,
    drafts: { read: () => undefined, write: () => {}, remove: () => {} },
    guardLeave: () => () => {},
    toast: () => {},
    confirm: async () => true,
    command: async () => undefined,
    navigate: () => {},
  };
}
