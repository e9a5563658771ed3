import { type Plugin, runnerImport } from 'vite';
import type { Call } from '../../engine/schema/calls/call.ts';

/**
 * Shapes of documents and calls are the server's to check: they, and the library that makes them, stay off a page that
 * asks for none. Of the call table a page gets method, path and encoding; of a shape is left whether there is one. Who
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
      if (!/\/engine\/schema\/calls\/index\.ts$/.test(id.replaceAll('\\', '/'))) return null;
      const { module, dependencies } = await runnerImport<{ calls: Readonly<Record<string, Call>> }>(id);
      for (const file of dependencies) this.addWatchFile(file);
      const entries = Object.entries(module.calls).map(([name, { method, path, encoding, shapes }]) => [
        name,
        { method, path, ...(encoding ? { encoding } : {}), shapes: shapes.body === undefined ? {} : { body: {} } },
      ]);
      return { code: `export const calls = ${JSON.stringify(Object.fromEntries(entries))};\n`, map: null };
    },
    transform(code, id) {
      if (!/\/engine\/schema\/documents\/[\w-]+\.ts$/.test(id.replaceAll('\\', '/'))) return null;
      // Making a shape does nothing else: one that nobody uses may go.
      const pure = code.replace(/(?<![\w.])(?=(?:shape\.\w+|oneOf)\()/g, '/* @__PURE__ */ ');
      return pure === code ? null : { code: pure, map: null };
    },
  };
}
