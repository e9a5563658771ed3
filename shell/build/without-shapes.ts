import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';
import type { Call } from '../../engine/schema/calls/call.ts';

const table = fileURLToPath(new URL('../../engine/schema/calls/index.ts', import.meta.url));
/** What a page asks before the rest of the program is there. */
const atStart = new Set(['currentUser', 'logout', 'unlock']);

/**
 * Shapes of documents and calls are the server's to check: they, and the library that makes them, stay off a page that
 * asks for none. Of the call table a page gets method, path, encoding and
 * whether a call only answers; of a shape is left whether there is one. What
 * nobody calls before sign-in comes after it. Who
 * designs pages is handed what each call takes, as plain data, in a file of its own.
 */
export function withoutShapes(): Plugin {
  return {
    name: 'adit:without-shapes',
    apply: 'build',
    enforce: 'pre',
    async load(id) {
      if (/\/designer\/sources\/call-shapes\.ts$/.test(id.replaceAll('\\', '/'))) {
        const { module, dependencies } = await runnerImport<{ callShapes: unknown }>(id);
        for (const file of dependencies) this.addWatchFile(file);
        return { code: `export const callShapes = ${JSON.stringify(module.callShapes)};\n`, map: null };
      }
      const [, part] =
        /\/(engine\/schema\/calls\/index|shell\/request\/later-calls)\.ts$/.exec(id.replaceAll('\\', '/')) ?? [];
      if (part === undefined) return null;
      const { module, dependencies } = await runnerImport<{ calls: Readonly<Record<string, Call>> }>(table);
      for (const file of dependencies) this.addWatchFile(file);
      const isEarly = part.startsWith('engine');
      const entries = Object.entries(module.calls)
        .filter(([name, { right }]) => isEarly === (right.kind === 'anonymous' || atStart.has(name)))
        .map(([name, { method, path, encoding, reads, shapes }]) => [
          name,
          {
            ...{ method, path, ...(encoding ? { encoding } : {}), ...(reads ? { reads } : {}) },
            shapes: shapes.body === undefined ? {} : { body: {} },
          },
        ]);
      const name = isEarly ? 'calls' : 'laterCalls';
      return { code: `export const ${name} = ${JSON.stringify(Object.fromEntries(entries))};\n`, map: null };
    },
    transform(code, id) {
      if (!/\/engine\/schema\/(?:documents|text)\/[\w-]+\.ts$/.test(id.replaceAll('\\', '/'))) return null;
      // Making a shape does nothing else: one that nobody uses may go.
      const pure = code.replace(/(?<![\w.])(?=(?:shape\.\w+|oneOf)\()/g, '/* @__PURE__ */ ');
      return pure === code ? null : { code: pure, map: null };
    },
  };
}
