import type { Plugin } from 'vite';

/**
 * The set of icons that may be named, one file an icon: a page fetches those it shows. Where nothing is built the set
 * is one module, as it is written. An icon that cannot be fetched leaves its place empty.
 */
export function lateIcons(): Plugin {
  return {
    name: 'adit:late-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').endsWith('/widgets/shared/icon-set.ts')) return null;
      const names = [...(/^export \{([^}]+)\} from '@ant-design\/icons'/m.exec(code)?.[1] ?? '').matchAll(/\w+/g)];
      const icons = names.map(
        ([name]) => `export const ${name} = late(() => import('@ant-design/icons/es/icons/${name}'));`,
      );
      return {
        code: [
          "import { lazy } from 'react';",
          'const none = () => ({ default: () => null });',
          'const late = (load) => lazy(() => load().catch(none));',
          ...icons,
        ].join('\n'),
        map: null,
      };
    },
  };
}
