import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const folder = fileURLToPath(new URL('../../map/', import.meta.url));

/** While people develop, the frame of maps comes from the same server as the page; it stands beside the page's folder. */
export function mapPageInDev(): Plugin {
  return {
    name: 'adit:map-page-in-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use('/aditMapCom', (request, response, next) => {
        const path = request.url?.split('?', 1)[0] ?? '/';
        if (path !== '/') {
          next();
          return;
        }
        readFile(`${folder}aditMapCom/index.html`, 'utf8')
          .then((text) =>
            server.transformIndexHtml('/aditMapCom/', text.replace('"../main.ts"', `"/@fs${folder}main.ts"`)),
          )
          .then((text) => response.setHeader('content-type', 'text/html; charset=utf-8').end(text), next);
      });
    },
  };
}
