import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Descriptor } from '../../engine/schema/fields/descriptor.ts';
import type { Language, TextTables } from '../../engine/schema/text/text.ts';
import { widgetsOf, widgetsOfOffice } from './page-files.ts';

const prefix = '\0adit:words/words-';
const pathOf = (place: string) => fileURLToPath(new URL(`../../${place}`, import.meta.url));

type Words = Record<string, string>;
type Part = 'start' | 'all' | 'design' | 'page';
type Collected = Record<Part, Record<Language, Words>> & { readonly pageWidgets: readonly string[] };

/**
 * Sends words in the language that is read, and a widget's only to pages that can show it. Tables are emptied where they
 * are written; what stood in them goes into files for each language: one for the pages before sign-in, one for where pages
 * are designed (names of settings), one for widgets of administration and rare ones, one for the rest.
 * The engine keeps its Chinese in its tables, in which it speaks of faults in a document.
 */
export function wordsByLanguage(openScreens: readonly string[]): Plugin {
  let collected: Promise<Collected> | undefined;
  /** Stories are built from the same settings, and have nobody who fetches words. */
  let isPage = false;
  return {
    name: 'adit:words-by-language',
    apply: 'build',
    enforce: 'pre',
    configResolved({ root }) {
      isPage = /[\\/]shell[\\/]?$/.test(root);
    },
    resolveId: (source) => (source.startsWith(prefix) ? source : null),
    async load(id) {
      if (id.startsWith(prefix)) {
        collected ??= collect(openScreens);
        const [part, language] = id.slice(prefix.length).split('-') as [Part, Language]; // written below
        return `export default ${JSON.stringify((await collected)[part][language])};\n`;
      }
      if (!isPage || !id.replaceAll('\\', '/').endsWith('/shell/words/word-files.ts')) return null;
      const files = (part: Part) =>
        (['zh', 'en', 'zhtw'] as const).map((language) => {
          const file = JSON.stringify(`${prefix}${part}-${language}`);
          return `${language}: () => import(${file})`;
        });
      collected ??= collect(openScreens);
      const { pageWidgets } = await collected;
      const parts = (['start', 'all', 'design', 'page'] as const).map((part) => `${part}: { ${files(part)} }`);
      return `export const wordFiles = { ${parts.join(', ')} };\nexport const pageWordWidgets = ${JSON.stringify(pageWidgets)};\n`;
    },
    transform(code, id) {
      const path = id.replaceAll('\\', '/');
      const owner = /\/(engine|shell|widgets)\/(?:[\w-]+\/)*(?:[\w-]+[.-])?texts\.ts$/.exec(path)?.[1];
      if (!isPage || !owner || /\/(calc|screen|menu|seeing)-texts\.ts$/.test(path)) return null;
      // Documents are made of them, which have all their languages in them.
      if (path.includes('/engine/schema/resources/')) return null;
      const emptied = code.replace(/^ {2}(zh|en|zhtw): \{\n(?: {4}.*\n)*? {2}\},$/gm, (table, language: string) =>
        owner === 'engine' && language === 'zh' ? table : `  ${language}: {},`,
      );
      return emptied === code ? null : { code: emptied, map: null };
    },
  };
}

async function collect(openScreens: readonly string[]): Promise<Collected> {
  const read = async <T>(place: string) => (await runnerImport<T>(pathOf(place))).module;
  const [{ engineTexts }, { ruleTexts }, { shellTexts }, widgets] = await Promise.all([
    read<{ engineTexts: TextTables }>('engine/schema/text/engine-texts.ts'),
    read<{ ruleTexts: TextTables }>('engine/schema/rules/rule-texts.ts'),
    read<{ shellTexts: TextTables }>('shell/words/texts.ts'),
    read<Record<string, Descriptor>>('widgets/index.ts'),
  ]);
  const early = widgetsOf(...openScreens);
  const ofOffice = widgetsOfOffice();
  const isOfPage = ({ key, category, rare }: Descriptor) =>
    !early.has(key) && (rare === true || (category === 'page' && ofOffice.has(key)));
  const isOfDesign = (key: string) => key.startsWith('setting.');
  const words = (language: Language, owners: readonly TextTables[]): [string, string][] =>
    owners.flatMap((owner) => Object.entries(owner[language]));
  const inAll = (of: (language: Language) => [string, string][]): Record<Language, Words> => ({
    zh: Object.fromEntries(of('zh')),
    en: Object.fromEntries(of('en')),
    zhtw: Object.fromEntries(of('zhtw')),
  });
  const ofWidgets = (language: Language, of: (descriptor: Descriptor) => boolean, isPart: (key: string) => boolean) => {
    const owners = Object.values(widgets).filter(of);
    return words(
      language,
      owners.map(({ texts }) => texts),
    ).filter(([key]) => isPart(key));
  };
  const isSaid = (key: string) => !isOfDesign(key);
  const start = inAll((language) => [
    ...words(language, language === 'zh' ? [shellTexts] : [engineTexts, ruleTexts, shellTexts]),
    ...ofWidgets(language, ({ key }) => early.has(key), isSaid),
  ]);
  // Where designs are drawn a widget is named before it is there.
  const titles = new Set(Object.values(widgets).map(({ title }) => title));
  const all = inAll((language) => [
    ...ofWidgets(
      language,
      (descriptor) => !isOfPage(descriptor),
      (key) => isSaid(key) && !Object.hasOwn(start[language], key),
    ),
    ...ofWidgets(language, isOfPage, (key) => titles.has(key)),
  ]);
  const page = inAll((language) =>
    ofWidgets(
      language,
      isOfPage,
      (key) => isSaid(key) && !Object.hasOwn(start[language], key) && !Object.hasOwn(all[language], key),
    ),
  );
  const design = inAll((language) => ofWidgets(language, () => true, isOfDesign));
  const pageWidgets = Object.values(widgets).filter(isOfPage);
  return { start, all, design, page, pageWidgets: pageWidgets.map(({ key }) => key) };
}
