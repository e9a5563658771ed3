import { App, ConfigProvider } from 'antd';
import axe from 'axe-core';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect } from 'vitest';
import { ActingContext } from '../../engine/contract/acting.ts';
import { type RequestInput, requestsBy } from '../../engine/contract/requests.ts';
import { type Services, ServicesContext } from '../../engine/contract/services.ts';
import { calcTexts } from '../../engine/schema/calc/index.ts';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import { ruleTexts } from '../../engine/schema/rules/index.ts';
import { engineTexts } from '../../engine/schema/text/engine-texts.ts';
import { createTranslate, type Language } from '../../engine/schema/text/text.ts';
import { buttonManners } from '../../shell/theme/buttons.tsx';
import { createTheme } from '../../shell/theme/create-theme.ts';
import * as descriptors from '../../widgets/index.ts';
import { keepMounted } from './mounted.ts';
import { standStill } from './stand-still.ts';

const light = createTheme({ mode: 'light', colour: 'blue' });
const testTheme = { ...light, token: { ...light.token, motion: false } };

/** What a test puts in their place. `request` stands for the server: it is asked each call, by whichever way that is made. */
export interface TestServices extends Partial<Omit<Services, 'request' | 'requestNamed'>> {
  request?(call: string, input: RequestInput): Promise<unknown>;
}

/** Services of a test: words of all widgets, uploads that answer at once, nothing leaves the page. */
export function testServices(
  language: Language = 'zh',
  { request = async () => null, ...changes }: TestServices = {},
): Services {
  const owners = [
    engineTexts,
    ruleTexts,
    calcTexts,
    ...Object.values<Descriptor>(descriptors).map((descriptor) => descriptor.texts),
  ];
  return {
    language,
    translate: createTranslate(owners, language),
    // Another than that of the machine that the tests run on, so that a moment in its zone is found out.
    timeZone: 'Asia/Shanghai',
    upload: async (file) => ({
      fileId: `f-${file.name}`,
      name: file.name,
      url: `/api/file/Download/annex/f-${file.name}`,
    }),
    fileAddress: async (file) => `data:text/plain,${encodeURIComponent(file.name)}`,
    loadOptions: async () => [],
    ...requestsBy(request),
    toast: () => {},
    confirm: async () => true,
    may: () => true,
    drafts: { read: () => undefined, write: () => {}, remove: () => {} },
    guardLeave: () => () => {},
    command: async () => undefined,
    addressOf: (path) => path,
    isListed: () => true,
    navigate: () => {},
    ...changes,
  };
}

/** Draws an element in the page of the test; taken down after the test. */
export function mount(element: ReactNode, services: Services = testServices()): HTMLElement {
  const host = document.createElement('main');
  document.body.append(host);
  const root = createRoot(host);
  keepMounted(root, host);
  root.render(
    <ConfigProvider button={buttonManners} theme={testTheme}>
      <App>
        <ServicesContext value={services}>
          <ActingContext value="shipped">{element}</ActingContext>
        </ServicesContext>
      </App>
    </ConfigProvider>,
  );
  return host;
}

/** Fails with the rule and the place for each serious or critical finding of axe. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  await standStill();
  const { violations } = await axe.run(element, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
    rules: { 'document-title': { enabled: false }, 'html-has-lang': { enabled: false } },
  });
  const serious = violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`));
  expect(serious).toEqual([]);
}
