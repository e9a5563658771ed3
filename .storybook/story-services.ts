import { requestsBy } from '../engine/contract/requests.ts';
import type { Services } from '../engine/contract/services.ts';
import { calcTexts } from '../engine/schema/calc/index.ts';
import type { Descriptor } from '../engine/schema/fields/descriptor.ts';
import { ruleTexts } from '../engine/schema/rules/index.ts';
import { engineTexts } from '../engine/schema/text/engine-texts.ts';
import { createTranslate, type Language } from '../engine/schema/text/text.ts';
import { answeredBy } from '../test/support/answers.ts';
import { pickerAnswers } from '../test/support/picker-server.ts';
import { recordAnswers } from '../test/support/record-server.ts';
import { regionAnswers } from '../test/support/region-server.ts';
import { rowAnswers } from '../test/support/row-server.ts';
import { tenantAnswers } from '../test/support/tenant-server.ts';
import * as descriptors from '../widgets/index.ts';

const owners = [engineTexts, ruleTexts, calcTexts, ...Object.values<Descriptor>(descriptors).map(({ texts }) => texts)];

/** Services of a story: files stay in the page; a small organisation, a list of materials and some regions are the server. */
export function storyServices(language: Language): Services {
  return {
    language,
    translate: createTranslate(owners, language),
    timeZone: 'Asia/Shanghai',
    upload: async (file, _type, onProgress) => {
      onProgress(100);
      return { fileId: file.name, name: file.name, url: URL.createObjectURL(file), fileSize: file.size };
    },
    fileAddress: async (file) => file.url,
    loadOptions: async () => [
      { id: '1', fullName: '古城大道' },
      { id: '2', fullName: '学院北路' },
    ],
    ...requestsBy(
      answeredBy({ ...pickerAnswers, ...rowAnswers, ...recordAnswers, ...regionAnswers, ...tenantAnswers }),
    ),
    may: () => true,
    drafts: { read: () => undefined, write: () => {}, remove: () => {} },
    guardLeave: () => () => {},
    command: async () => undefined,
    toast: () => {},
    confirm: async () => true,
    addressOf: (path) => path,
    navigate: () => {},
    isListed: () => true,
  };
}
