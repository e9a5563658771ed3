// Here: what the build does beside Vite: which file carries what.

import { readdirSync, readFileSync } from 'node:fs';
import { readPath } from '../../engine/contract/read-path.ts';
import { comparedElsewhere, compileRules } from '../../engine/schema/check/index.ts';
import type { RuleGroup } from '../../engine/schema/documents/rule-group.ts';
import { firstScreens, screensBeforeSignIn, signInScreens } from '../../engine/schema/routes/route-screens.ts';
import { widgetFolder } from '../../widgets/shared/widget-folder.ts';
import { usualSettings } from '../settings/setting-table.ts';

interface Node {
  readonly showWhen?: RuleGroup;
  readonly config: { readonly aditKey: string; readonly children?: readonly Node[] };
}

/** What a page begins with where nobody has set anything. */
const usual = { settings: usualSettings(), app: { device: 'desktop', phone: false } };

/** Whether a node is hidden by what a page begins with. What hangs on anything else may be seen. */
function isHiddenAtFirst({ showWhen }: Node): boolean {
  const rule = compileRules(showWhen ? [showWhen] : [], comparedElsewhere);
  if (!rule || ![...rule.reads].every((name) => Object.hasOwn(usual, name.split('.')[0] ?? ''))) return false;
  return !rule.holds((name) => readPath(usual, name));
}

const screens = new URL('../../schemas/screens/', import.meta.url);

/** Keys of the widgets of shipped screens. */
export function widgetsOf(...names: readonly string[]): Set<string> {
  return keysIn(names, childrenOf);
}

/** Keys of the widgets that shipped pages of administration have, and no other shipped screen. */
export function widgetsOfOffice(): Set<string> {
  const names = readdirSync(screens).map((file) => file.replace(/\.json$/, ''));
  const isOffice = (name: string) => /^(permission|system|systemData)-/.test(name);
  const others = widgetsOf(...names.filter((name) => !isOffice(name)));
  return new Set([...widgetsOf(...names.filter(isOffice))].filter((key) => !others.has(key)));
}

const childrenOf = ({ config }: Node): readonly Node[] => config.children ?? [];
/** What a dialog holds comes when it is opened. */
const childrenAtFirst = (node: Node): readonly Node[] =>
  node.config.aditKey === 'dialog' ? [] : childrenOf(node).filter((child) => !isHiddenAtFirst(child));

function keysIn(names: readonly string[], within: (node: Node) => readonly Node[]): Set<string> {
  const keys = new Set<string>();
  const look = (node: Node) => {
    keys.add(node.config.aditKey);
    within(node).forEach(look);
  };
  for (const name of names) {
    const { nodes } = JSON.parse(readFileSync(new URL(`${name}.json`, screens), 'utf8')) as { nodes: Node[] }; // shipped, tested
    nodes.forEach(look);
  }
  return keys;
}

/** Whether a module is a screen of these names, or the widget of a node that is seen there first. */
function partOf(...names: readonly string[]): (id: string) => boolean {
  const folders = new Set([...keysIn(names, childrenAtFirst)].map(widgetFolder));
  return (id) => {
    const path = id.replaceAll('\\', '/');
    const widget = /\/widgets\/([\w-]+)\/\1\.widget\.ts$/.exec(path)?.[1];
    if (widget !== undefined) return folders.has(widget);
    return names.some((name) => path.endsWith(`/schemas/screens/${name}.json`));
  };
}

/** Icons that come with the frame: in one file, not each in its own as the others. */
const frameIcons = readFileSync(new URL('../../widgets/shared/frame-icons.ts', import.meta.url), 'utf8').match(
  /\w+Outlined(?=,)/g,
);
const isFrameIcon = new RegExp(`[\\\\/](?:frame-icons\\.ts|(?:icons|asn)[\\\\/](?:${frameIcons?.join('|')})\\.js)$`);

const isSignedIn = /[\\/]shell[\\/]pages[\\/]SignedInPage\.tsx$/;
/** Helpers of lists, dialogs and rights that many pages share and that need nothing themselves. */
const isSmall =
  /[\\/](?:widgets[\\/](?:list-parts|shared)[\\/](?:use-[\w-]+|focus-into|body-container)|engine[\\/](?:contract[\\/]reload-news|schema[\\/](?:lists[\\/]export-scopes|grants[\\/][\w-]+|documents[\\/]document-kinds)))\.ts$/;

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
    { name: 'frame-icons', test: isFrameIcon, priority: 32 },
    // A file of a few lines costs the page that begins more by its name than it weighs.
    { name: 'signed-in', test: (id: string) => isSignedIn.test(id) || isSmall.test(id), priority: 30 },
    { name: 'frame', test: partOf(...firstScreens), priority: 20 },
  ],
};
