import { page } from 'vitest/browser';
import { testServices } from './mount.tsx';
import { mountScreen } from './mount-screen.tsx';
import { sampleMenu } from './sample-menu.ts';

interface Options {
  readonly props?: Record<string, unknown>;
  readonly on?: Record<string, { action: 'command'; name: string; with: Record<string, unknown> }[]>;
  readonly language?: 'zh' | 'en';
  /** Whether the side is unfolded. */
  readonly open?: boolean;
}

/** The menu as the shell has it: in the side of a frame, entries from the session, the path from the route. */
export async function menuAt(
  path: string,
  menuList: unknown = sampleMenu,
  { props, on, language = 'zh', open = true }: Options = {},
) {
  const went: string[] = [];
  const menu = {
    id: 'menu',
    config: { aditKey: 'sideMenu' },
    props: { items: { $source: 'session', path: 'menuList' }, path: { $source: 'route', path: 'path' }, ...props },
    ...(on ? { on } : {}),
  };
  const side = { id: 'side', config: { aditKey: 'region', children: [menu] }, props: { area: 'side' } };
  const mounted = await mountScreen(
    { nodes: [{ id: 'frame', config: { aditKey: 'pageFrame', children: [side] }, props: { sideOpen: open } }] },
    {
      given: { session: { menuList }, route: { path } },
      services: testServices(language, {
        navigate: (to, target) => void went.push(`${to} ${target}`),
        command: async (name, args) => void went.push(`${name} ${JSON.stringify(args)}`),
      }),
    },
  );
  return { went, ...mounted };
}

export const item = (name: string) => page.getByRole('treeitem', { name, exact: true });
export const focused = () => document.activeElement?.textContent;
