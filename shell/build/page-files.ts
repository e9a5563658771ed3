import { readFileSync } from 'node:fs';
import { firstScreens, screensBeforeSignIn, signInScreens } from '../../engine/schema/routes/route-screens.ts';
import { widgetFolder } from '../../widgets/widget-folder.ts';

interface Node {
  readonly config: { readonly aditKey: string; readonly children?: readonly Node[] };
}

const screens = new URL('../../schemas/screens/', import.meta.url);

/** Keys of the widgets of shipped screens. */
export function widgetsOf(...names: readonly string[]): Set<string> {
  return keysIn(names, () => true);
}

function keysIn(names: readonly string[], isSeen: (parentKey: string) => boolean): Set<string> {
  const keys = new Set<string>();
  const look = ({ config }: Node) => {
    keys.add(config.aditKey);
    if (isSeen(config.aditKey)) config.children?.forEach(look);
  };
  for (const name of names) {
    const { nodes } = JSON.parse(readFileSync(new URL(`${name}.json`, screens), 'utf8')) as { nodes: Node[] }; // shipped, tested
    nodes.forEach(look);
  }
  return keys;
}

/** Whether a module is a screen of these names or the widget of one of their nodes; what a dialog holds comes later. */
function partOf(...names: readonly string[]): (id: string) => boolean {
  const folders = new Set([...keysIn(names, (key) => key !== 'dialog')].map(widgetFolder));
  return (id) => {
    const path = id.replaceAll('\\', '/');
    const widget = /\/widgets\/([\w-]+)\/\1\.widget\.ts$/.exec(path)?.[1];
    if (widget !== undefined) return folders.has(widget);
    return names.some((name) => path.endsWith(`/schemas/screens/${name}.json`));
  };
}

/**
 * Which modules of the page travel together. Left to itself, every set of places that share a module becomes a file:
 * more than a hundred for the first sign-in page. First what the page begins with, then the screens that everybody sees, each
 * with what it needs beyond the one before; of the rest small files are joined.
 */
export const pageFiles = {
  groups: [
    { name: 'start', tags: ['$initial' as const], priority: 50 },
    { name: 'sign-in', test: partOf(...signInScreens.slice(0, 1)), priority: 40 },
    // What says that the rest cannot be had must not come with it.
    { name: 'before-sign-in', test: partOf(...screensBeforeSignIn), priority: 35 },
    {
      name: 'signed-in',
      test: /[\\/](?:shell[\\/]pages[\\/]SignedInPage\.tsx|widgets[\\/]widget-files\.ts)$/,
      priority: 30,
    },
    { name: 'frame', test: partOf(...firstScreens), priority: 20 },
  ],
};
