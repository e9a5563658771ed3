import type { Plugin } from 'vite';

/**
 * Files that are fetched late are found beside the one that asks, wherever the application stands. Said once, where they
 * are fetched: a relative base would say it at each import, which the sign-in page has no room for.
 */
export function belowAnyPath(): Plugin {
  return {
    name: 'adit:below-any-path',
    apply: 'build',
    transform(code, id) {
      if (id !== '\0vite/preload-helper.js') return null;
      const found = code.replace('return "/"+dep', 'return new URL("../"+dep,import.meta.url).href');
      if (found === code) throw new Error('vite finds late files differently now: see shell/build/below-any-path.ts');
      return { code: found, map: null };
    },
  };
}
