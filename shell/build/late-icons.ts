import type { Plugin } from 'vite';

/**
 * The set of icons that menus may name, one file an icon: a page fetches those it shows. Where nothing is built the set
 * is one module, as it is written. An icon that cannot be fetched leaves its place empty.
 */
export function lateIcons(): Plugin {
  return {
    name: 'adit:late-icons',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      if (!id.replaceAll('\\', '/').endsWith('/widgets/shared/icon-set.ts')) return null;
      const names = [...(/^import \{([^}]+)\} from '@ant-design\/icons'/m.exec(code)?.[1] ?? '').matchAll(/\w+/g)];
      const entries = names.map(([name]) => `${name}: late(() => import('@ant-design/icons/es/icons/${name}'))`);
      return {
        code: [
          "import { lazy } from 'react';",
          'const none = () => ({ default: () => null });',
          'const late = (load) => lazy(() => load().catch(none));',
          `export const iconSet = { ${entries.join(', ')} };`,
        ].join('\n'),
        map: null,
      };
    },
  };
}
