import { createRequire } from 'node:module';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Parts that a component of antd can draw and the product does not ask it for: fetched should it ever be asked. The
 * provider's shared tooltip has the whole engine of pop-ups behind it; a card's tabs and grey lines are as large as it.
 */
const lateParts = [
  {
    from: /\/antd\/es\/config-provider\/index\.js$/,
    asks: '../tooltip/UniqueProvider',
    file: 'antd/es/tooltip/UniqueProvider',
  },
  { from: /\/antd\/es\/card\/Card\.js$/, asks: '../tabs', file: 'antd/es/tabs' },
  { from: /\/antd\/es\/card\/Card\.js$/, asks: '../skeleton', file: 'antd/es/skeleton' },
  { from: /\/antd\/es\/modal\/Modal\.js$/, asks: '../skeleton', file: 'antd/es/skeleton' },
  { from: /\/antd\/es\/drawer\/DrawerPanel\.js$/, asks: '../skeleton', file: 'antd/es/skeleton' },
];
const latePrefix = '\0adit:late/';

/** A component that draws nothing, in place of one that is never drawn. */
const nothing = '\0adit:nothing';

const onlyFunctions = '?only-functions';

/**
 * Where antd asks a package for one thing and the package's index names many: the file of that one thing. What an index
 * names counts as needed as soon as any page needs it, and would be on all of them.
 */
const shortWays = [
  {
    from: /\/antd\/es\/_util\/wave\/WaveEffect\.js$/,
    asks: '@rc-component/motion',
    file: '@rc-component/motion/es/CSSMotion.js',
  },
  { from: /\/antd\/es\/input\/Input\.js$/, asks: '@rc-component/input', file: '@rc-component/input/es/Input.js' },
  {
    from: /\/antd\/es\/color-picker\/(?:color|util|components\/ColorPresets)\.js(?:\?only-functions)?$/,
    asks: '@rc-component/color-picker',
    file: '@rc-component/color-picker/es/color.js',
    unless: /\/ColorPresets\.js$/,
  },
];

/**
 * Places in antd at which a small part leads to a large one, so that every page would carry both. Only the built page is
 * treated. A place that a later antd no longer has is passed over: the page gets heavier, never wrong.
 */
export function leanLibraries(): Plugin {
  return {
    name: 'adit:lean-libraries',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!importer) return null;
      const from = importer.replaceAll('\\', '/');
      const late = lateParts.find(({ from: place, asks }) => asks === source && place.test(from));
      if (late) return latePrefix + late.file;
      // The spinner of a button is our own: see shell/theme/buttons.tsx.
      if (source === './DefaultLoadingIcon' && from.endsWith('/antd/es/button/Button.js')) return nothing;
      // A button and a tag ask whether a colour is bright; that function stands in a file with the panels of the colour picker.
      if (
        /\/antd\/es\/(?:button\/style\/token|tag\/style\/index)\.js$/.test(from) &&
        source.endsWith('/ColorPresets')
      ) {
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && found.id + onlyFunctions;
      }
      if (source === 'react-router') {
        // Its package leads to the build for developers, whoever asks.
        const found = await this.resolve(source, importer, { skipSelf: true });
        return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
      }
      // Where nobody gives antd words it speaks English; here it may as well speak the Chinese that is fetched anyway.
      if (/\/antd\/es\/(?!.*\blocale\/(?!useLocale\.))/.test(from) && source.endsWith('/en_US'))
        return this.resolve(source.replace('en_US', 'zh_CN'), importer, { skipSelf: true });
      const way = shortWays.find((one) => one.asks === source && one.from.test(from) && !one.unless?.test(from));
      return way ? this.resolve(way.file, importer, { skipSelf: true }) : null;
    },
    transform(code, id) {
      // Judgements are the engine's own: nobody reads what Formily would say, in three languages, of a field.
      if (id.replaceAll('\\', '/').endsWith('/@formily/validator/esm/locale.js'))
        return { code: "export default { en: { pattern: 'This field is invalid' } };", map: null };
      // Each icon that appears looks through all style sheets of the page for its own: once is enough.
      if (/\/@ant-design\/icons\/es\/renderUtils\.js$/.test(id.replaceAll('\\', '/')))
        return {
          code: `${code.replace(
            /(const shadowRoot = getShadowRoot\(ele\);)/,
            '$1\n    if (!shadowRoot && styled.has(mergedStyleStr)) return;\n    styled.add(mergedStyleStr);',
          )}\nconst styled = new Set();\n`,
          map: null,
        };
      // Styles that were made stay: taken away with the last of their components, they are parsed anew with the next
      // one, and a panel whose fields change with what is chosen spends most of its time on that.
      if (/\/cssinjs\/es\/hooks\/useGlobalCache\.js$/.test(id.replaceAll('\\', '/')))
        return {
          code: code
            .replace(/if \(nextCount === 0\) \{[^}]*\}/, '')
            .replace(/Promise\.resolve\(\)\.then\(\(\) => \{\s*effectMap\.delete\(fullPathStr\);\s*\}\);/, ''),
          map: null,
        };
      // Calls never tell how far they are; files go by a way that does, of our own.
      if (id.replaceAll('\\', '/').endsWith('/ky/distribution/utils/body.js'))
        return {
          code: 'export const streamResponse = (response) => response;\nexport const streamRequest = (request) => request;',
          map: null,
        };
      // One file for all of the router: a name that is written onto a component keeps it there, wanted or not.
      if (id.replaceAll('\\', '/').includes('/react-router/dist/production/'))
        return {
          code: code
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(/(?<= = )(?=React\w*\.(?:forwardRef|createContext|memo)\()/g, '/* @__PURE__ */ '),
          map: null,
        };
      if (!id.endsWith(onlyFunctions)) return null;
      // The panels are in this copy as well and are dropped from it; what they would show must not be asked for.
      return code
        .replace(/^import Collapse from .*$/m, 'const Collapse = null;')
        .replace(/^import \{ ColorBlock, /m, 'const ColorBlock = null;\nimport { ');
    },
    load(id) {
      if (id === nothing) return 'export default () => null;';
      if (!id.startsWith(latePrefix)) return null;
      const file = JSON.stringify(id.slice(latePrefix.length));
      return [
        "import { createElement, lazy, Suspense } from 'react';",
        `const Part = lazy(() => import(${file}));`,
        'export default (props) => createElement(Suspense, { fallback: null }, createElement(Part, props));',
      ].join('\n');
    },
  };
}

/** Where antd itself finds a package, whatever else brings another version of it: one copy on the page. */
export function asAntdHasIt(name: string): string {
  const fromHere = createRequire(import.meta.url);
  return dirname(createRequire(fromHere.resolve('antd/package.json')).resolve(`${name}/package.json`));
}
