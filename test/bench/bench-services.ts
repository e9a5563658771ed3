import { requestsBy } from '../../engine/contract/requests.ts';
import type { Services } from '../../engine/contract/services.ts';
import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate } from '../../engine/schema/text/text.ts';
import { benchWidgets } from './bench-widgets.ts';

/** A world in which nothing is asked of a server: words of its widgets, and no options but those a design holds. */
export function benchServices(): Services {
  return {
    language: 'zh',
    translate: createTranslate(
      [engineTexts, ruleTexts, ...benchWidgets.map(({ descriptor }) => descriptor.texts)],
      'zh',
    ),
    timeZone: 'Asia/Shanghai',
    upload: async (file) => ({ fileId: file.name, name: file.name, url: '' }),
    fileAddress: async () => '',
    loadOptions: async () => [],
    ...requestsBy(async () => null),
    may: () => true,
    drafts: { read: () => undefined, write: () => {}, remove: () => {} },
    guardLeave: () => () => {},
    toast: () => {},
    confirm: async () => true,
    command: async () => undefined,
    addressOf: (path) => path,
    isListed: () => true,
    navigate: () => {},
  };
}
