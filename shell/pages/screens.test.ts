import { readdirSync, readFileSync } from 'node:fs';
import { createStore } from 'jotai';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modelDesignerDescriptor } from '../../designer/designer.descriptor.ts';
import { requestsBy } from '../../engine/contract/requests.ts';
import { calls } from '../../engine/schema/calls/index.ts';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { formatDocument } from '../../engine/schema/documents/format-document.ts';
import type { Node } from '../../engine/schema/documents/node.ts';
import { type Descriptor, describe as describeWidgets } from '../../engine/schema/fields/descriptor.ts';
import { resources } from '../../engine/schema/resources/all-resources.ts';
import { fillScreen } from '../../engine/schema/resources/fill-screen.ts';
import { validateScreen } from '../../engine/schema/validate/index.ts';
import { columnsOf } from '../../widgets/call-list/list-parts.ts';
import * as descriptors from '../../widgets/index.ts';
import { createCommands } from '../services/commands/create-commands.ts';
import { readSetting } from '../settings/setting-table.ts';
import { accents, themeColours } from '../theme/palette.ts';

const folder = new URL('../../schemas/screens/', import.meta.url);
const screens = readdirSync(folder).map((name) => ({ name, text: readFileSync(new URL(name, folder), 'utf8') }));
const documents = screens.map(({ name, text }) => {
  const file = JSON.parse(text) as ScreenDocument; // checked below
  return { name, document: fillScreen(file, resources) };
});
const widgets = describeWidgets([...Object.values<Descriptor>(descriptors), modelDesignerDescriptor]);

const nodesIn = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node) => [node, ...nodesIn(node.config.children ?? [])]);
const allNodes = documents.flatMap(({ document }) => nodesIn(document.nodes));

afterEach(() => vi.unstubAllGlobals());

describe('the shipped screens', () => {
  it('are there, each under its own id', () => {
    expect(documents.map(({ name }) => name)).toEqual(documents.map(({ document }) => `${document.id}.json`));
    for (const id of [
      'login',
      '602',
      'sessionFailed',
      'shell',
      'home',
      '404',
      'onlineDev-webDesign',
      'onlineDev-pageDesign',
      'onlineDev-design',
    ])
      expect(documents.map(({ document }) => document.id)).toContain(id);
  });

  it.each(documents)('$name has no findings', ({ document }) => {
    const findings = validateScreen(document, { descriptors: widgets, calls, isShipped: () => true });
    expect(findings.map(({ at, message }) => `${at}: ${message}`)).toEqual([]);
  });

  it.each(screens)('$name is in the canonical form', ({ text }) => {
    expect(text).toBe(formatDocument(JSON.parse(text)));
  });

  it('speak three languages wherever they speak Chinese', () => {
    const lacking: string[] = [];
    const look = (value: unknown, at: string) => {
      if (typeof value === 'string' && /\p{Script=Han}/u.test(value)) lacking.push(`${at}: ${value}`);
      if (typeof value !== 'object' || value === null) return;
      const isText = 'zh' in value;
      if (isText && 'en' in value && 'zhtw' in value) return;
      for (const [key, part] of Object.entries(value)) look(part, `${at}/${key}`);
    };
    for (const { name, document } of documents) look(document, name);
    // The names of the languages are each in its own.
    expect(lacking.filter((line) => !/简体中文|繁體中文/.test(line))).toEqual([]);
  });

  it('show every column of their lists on a monitor of 1366 px, none of them below the buttons of the rows', () => {
    // Beside the menu and within page, card and a bar to scroll by.
    const roomPx = 1366 - 210 - 2 * 16 - 2 - 15;
    // 12 % of the window, and 168 px at least, are the groups at the side of a list (call-list.css), and the gap beside them.
    const groupsPx = Math.max(168, Math.ceil(0.12 * 1366)) + 12;
    const lists = allNodes.filter(({ config }) => config.aditKey === 'callList');
    expect(lists.length).toBeGreaterThan(9);
    const wide = lists.flatMap(({ id, props }) => {
      const inSight = columnsOf(props?.columns).filter(({ hidden }) => hidden !== true);
      const columns = inSight.reduce((sum, { width }) => sum + width, 0);
      const around = (props?.rowActions === undefined ? 0 : 116) + (props?.batchActions === undefined ? 0 : 40);
      const room = props?.treeCall === undefined ? roomPx : roomPx - groupsPx;
      return columns + around > room ? [`${id}: ${columns + around} of ${room}`] : [];
    });
    expect(wide).toEqual([]);
  });

  it('ask the shell only for what it can do', async () => {
    vi.stubGlobal('window', {
      dispatchEvent: () => true,
      history: { back() {} },
      location: { search: '', reload() {} },
    });
    const names = new Set(
      allNodes.flatMap(({ on }) =>
        Object.values(on ?? {})
          .flat()
          .flatMap((action) => (action.action === 'command' ? [action.name] : [])),
      ),
    );
    expect(names.size).toBeGreaterThan(5);
    const unknown: string[] = [];
    const command = createCommands({
      client: {
        ...requestsBy(async () => ({ menuList: [] })),
        inSession: () => Promise.reject(new Error('sends no files')),
        headersWith: () => ({}),
        address: () => '',
        reads: () => false,
      },
      store: createStore(),
      translate: (key) => key,
      toast: (_kind, text) => unknown.push(text),
      path: () => '/login',
      go: () => {},
      mayLeave: async () => true,
      navigate: () => {},
    });
    for (const name of [...names, 'noSuchThing']) await command(name, {}).catch(() => {});
    // Asked for nothing in particular, a command may say so.
    expect(unknown.filter((words) => words === 'command.unknown')).toHaveLength(1);
  });

  it('offer only settings that there are, each with values that it can have', () => {
    const rows = allNodes.filter(({ on }) =>
      on?.choose?.some((action) => action.action === 'command' && action.name === 'setSetting'),
    );
    expect(rows.length).toBeGreaterThan(7);
    for (const { id, props, on } of rows) {
      const [action] = on?.choose ?? [];
      const key = String(action?.action === 'command' && action.with?.key);
      expect(props?.value, id).toEqual({ $source: 'settings', path: key });
      const options = (props?.options ?? [{ value: true }, { value: false }]) as { value: unknown }[]; // as the widget reads them
      for (const { value } of options) expect(readSetting(key, value), `${key} ${value}`).toEqual({ [key]: value });
    }
  });

  it('offer the theme colours in the shades that are painted', () => {
    const offered = allNodes.find(({ id }) => id === 'colour')?.props?.options;
    expect(offered).toMatchObject(themeColours.map((value) => ({ value, swatch: accents[value] })));
  });
});
