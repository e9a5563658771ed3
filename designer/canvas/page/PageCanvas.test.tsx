import { App, ConfigProvider } from 'antd';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ScreenDocument } from '../../../engine/schema/documents/form-document.ts';
import type { Language } from '../../../engine/schema/text/text.ts';
import { fillShipped } from '../../../shell/pages/fill-shipped.ts';
import { createTheme } from '../../../shell/theme/create-theme.ts';
import { designStore, TestDesigner } from '../../../test/support/designer/canvas-host.tsx';
import { outline } from '../../../test/support/designer/design.ts';
import samplePage from '../../../test/support/designer/sample-page.json' with { type: 'json' };
import { expectAccessible, mount, type TestServices, testServices } from '../../../test/support/mount.tsx';
import { treeOf } from '../../document/design-tree.ts';
import type { JsonObject } from '../../document/json.ts';

const files = import.meta.glob<{ default: unknown }>('../../../schemas/screens/*.json', { eager: true });
const screens = Object.entries(files).map(([path, module]) => ({
  name: path.split('/').at(-1) ?? '',
  // Read from a file, and so JSON; as the server hands it to a designer.
  document: fillShipped(module.default as unknown as ScreenDocument) as unknown as JsonObject,
}));
const screen = (id: string) => screens.find(({ name }) => name === `${id}.json`)?.document ?? {};
// Read from a file, and so JSON.
const sample = samplePage as unknown as JsonObject;
const darkTheme = { ...createTheme({ mode: 'dark', colour: 'blue' }), cssVar: { key: 'adit-dark' } };

async function open(
  document: JsonObject,
  { dark = false, language = 'zh' as Language, device = 'pc' as const, services = {} as TestServices } = {},
) {
  const store = designStore(document);
  const parts = <TestDesigner store={store} device={device} />;
  mount(
    dark ? (
      <ConfigProvider theme={darkTheme}>
        <App style={{ background: darkTheme.token?.colorBgLayout ?? '' }}>{parts}</App>
      </ConfigProvider>
    ) : (
      parts
    ),
    testServices(language, services),
  );
  await expect.poll(() => document.nodes && at(String(treeOf(document).roots[0]))).toBeTruthy();
  return { store, shape: () => outline(store.state().document) };
}

const board = () => document.querySelector('.adit-design-board');
const at = (key: string) => board()?.querySelector<HTMLElement>(`[data-design-key="${key}"]`) ?? null;
const box = (key: string) => at(key)?.getBoundingClientRect() ?? new DOMRect();

describe('the canvas of a page', () => {
  it('calls a model by its name, asked once for all parts that show one; one that is gone keeps its id', async () => {
    let count = 0;
    const request = async () => {
      count += 1;
      return { list: [{ id: 'kind', children: [{ id: 'd1', fullName: '缺陷上报', enCode: 'defect' }] }] };
    };
    const part = (id: string, aditKey: string, modelId: string) => ({ id, config: { aditKey }, props: { modelId } });
    const nodes = [part('a', 'modelList', 'd1'), part('b', 'modelEntry', 'd1'), part('c', 'modelList', 'gone')];
    await open({ id: 'p', version: 1, nodes }, { services: { request } });
    await expect.poll(() => at('a')?.textContent).toContain('缺陷上报');
    await expect.poll(() => at('b')?.textContent).toContain('缺陷上报');
    expect(at('a')?.textContent).not.toContain('d1');
    expect(at('c')?.textContent).toContain('gone');
    // Once for all, and once more for the one that may have been made since.
    expect(count).toBe(2);
  });

  it.each(screens)('draws every node of $name, and none of them as unknown', async ({ document: shown }) => {
    await open(shown);
    const tree = treeOf(shown);
    // Of panes one is open; what stands in the others is behind it.
    const behind = (key: string | null): boolean => {
      const node = key === null ? undefined : tree.nodes.get(key);
      if (!node) return false;
      const around = node.parent === null ? undefined : tree.nodes.get(node.parent);
      const isClosed =
        around?.children.length !== 1 && around?.node !== undefined && isPane(node.node) && node.index > 0;
      return isClosed || behind(node.parent);
    };
    const drawn = [...tree.nodes.keys()].filter((key) => !behind(key));
    expect(drawn.filter((key) => at(key) === null)).toEqual([]);
    // The designer is a widget of the shell's own.
    const unknown = [...(board()?.querySelectorAll('[data-look="unknown"]') ?? [])];
    expect(unknown.map((node) => node.getAttribute('data-widget'))).toEqual(
      drawn.includes('designer') ? ['modelDesigner'] : [],
    );
  });

  it('stands as the page does: the side on the left, bars in a line, columns side by side', async () => {
    await open(screen('shell'));
    expect(box('side').right).toBeLessThanOrEqual(box('header').left);
    expect(box('tabs').top).toBeGreaterThanOrEqual(box('header').bottom);
    expect(box('main').left).toBe(box('header').left);
    // What desktops and phones have there stands in one bar, which goes on in further lines.
    expect(Math.abs(box('fold').top - box('menuButton').top)).toBeLessThan(60);
    expect(box('fold').right).toBeLessThanOrEqual(box('menuButton').left);
  });

  it('gives columns the widths that their shape says', async () => {
    await open(sample);
    expect(box('modelsCard').width).toBeGreaterThan(box('shortcutsCard').width);
    expect(box('modelsCard').right).toBeLessThanOrEqual(box('shortcutsCard').left);
    expect(box('hello').top).toBeLessThan(box('body').top);
  });

  it('shows data as what it is, and words in the language that is read', async () => {
    await open(sample, { language: 'en' });
    const chips = [...(at('facts')?.querySelectorAll('.adit-design-data') ?? [])].map(({ textContent }) => textContent);
    expect(chips).toEqual(['allModels', 'published', 'changed', 'drafts'].map((name) => `${name}.pagination.total`));
    expect(at('facts')?.textContent).toContain('Published');
    expect(at('hello')?.textContent).toContain('session.userInfo.organizeName');
    expect(at('modelsCard')?.textContent).toContain('Recent forms');
  });

  it('keeps the place where pages are shown, and says why', async () => {
    const { store, shape } = await open(screen('shell'));
    const before = shape();
    at('outlet')?.click();
    await userEvent.keyboard('{Delete}');
    expect(shape()).toBe(before);
    await expect.element(page.getByRole('log')).toHaveTextContent('不能去掉');
    expect(store.state().past).toEqual([]);
  });

  it('moves the bell by keys and takes a component in by a press', async () => {
    const { store, shape } = await open(screen('shell'));
    at('full')?.click();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(shape()).toContain('gap services language full help bell gear');
    await page.getByRole('region', { name: '组件面板' }).getByRole('button', { name: '图标按钮' }).click();
    expect(shape()).toMatch(/gap services language full \w+ help bell gear/);
    store.undo();
    store.undo();
    expect(JSON.stringify(store.state().document)).toBe(JSON.stringify(screen('shell')));
  });

  it('goes below one another on a phone', async () => {
    await open(sample, { device: 'phone' as never });
    expect(box('shortcutsCard').top).toBeGreaterThanOrEqual(box('modelsCard').bottom);
  });

  it.each([
    { id: 'shell', dark: false },
    { id: 'home', dark: true },
    { id: 'login', dark: false },
    { id: 'onlineDev-webDesign', dark: true },
  ])('$id is drawn for everybody (dark: $dark)', async ({ id, dark }) => {
    await page.viewport(1440, 900);
    await open(screen(id), { dark });
    await expectAccessible();
  });
});

function isPane(node: JsonObject): boolean {
  return JSON.stringify(node.config).startsWith('{"aditKey":"pane"');
}
