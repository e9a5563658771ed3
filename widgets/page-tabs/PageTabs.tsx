import './page-tabs.css';
import { CloseOutlined, HomeOutlined, LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { giveFocusBack } from '../shared/give-focus-back.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { swallowKey } from '../shared/swallow-key.ts';
import { OpenPages } from './OpenPages.tsx';
import { type PageTab, pageTabsOf } from './page-tab.ts';
import { useFocusOfClosed } from './use-focus-of-closed.ts';

export interface PageTabsProps extends ActionProps {
  /** Visited pages `{ path, title, pinned, icon }`; a path is an address with its query. */
  readonly items?: unknown;
  readonly active?: string;
  /** An icon before each title. */
  readonly icons?: boolean;
  /** `row`, or `column`: one below the other, where there is no width for a strip. */
  readonly direction?: string;
}

/**
 * The visited pages. Closing runs the node's event `close` with `{ path, which, open }` (this, others, all), refreshing
 * `refresh`. Middle click, Delete and the context menu close as well; a pinned page stays. Source: shell specification 2.3.
 */
export function PageTabs({ items, active = '', icons = false, direction, run }: PageTabsProps) {
  const tabs = pageTabsOf(items);
  const close = (path: string, which: string) => void run('close', { path, which, open: active });
  if (direction === 'column') return <OpenPages tabs={tabs} active={active} onClose={(path) => close(path, 'this')} />;
  const refresh = (path: string) => void run('refresh', { path });
  return <TabStrip tabs={tabs} active={active} icons={icons} onClose={close} onRefresh={refresh} />;
}

interface StripProps {
  readonly tabs: readonly PageTab[];
  readonly active: string;
  readonly icons: boolean;
  onClose(path: string, which: string): void;
  onRefresh(path: string): void;
}

function TabStrip({ tabs, active, icons, onClose: close, onRefresh }: StripProps) {
  const { translate, navigate, addressOf } = useServices();
  const strip = useRef<HTMLUListElement>(null);
  const scrolls = useOverflow(strip);
  const links = () => [...(strip.current?.querySelectorAll<HTMLElement>('a') ?? [])];

  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons to scroll take room from the strip
  useEffect(() => {
    const link = active === '' ? null : strip.current?.querySelector('[aria-current="page"]');
    link?.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [active, scrolls]);

  useFocusOfClosed(strip, tabs.map(({ path }) => path).join('\n'));

  const press = (event: KeyboardEvent, tab: PageTab, index: number) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: index + 1,
      ArrowLeft: Math.max(index - 1, 0),
      Home: 0,
      End: -1,
    };
    if (event.key === 'Delete' && !tab.pinned) {
      event.preventDefault();
      close(tab.path, 'this');
    } else if (Object.hasOwn(steps, event.key)) {
      event.preventDefault();
      links()
        .at(Math.min(steps[event.key] ?? 0, tabs.length - 1))
        ?.focus();
    }
  };
  const leave = (event: MouseEvent, tab: PageTab) => {
    if (event.button !== 1) return;
    event.preventDefault();
    if (!tab.pinned) close(tab.path, 'this');
  };
  const scroll = (by: number) => strip.current?.scrollBy({ left: by, behavior: 'smooth' });
  const stop = Math.max(
    tabs.findIndex(({ path }) => path === active),
    0,
  );
  return (
    <nav className="adit-tabs" aria-label={translate('widget.pageTabs.name')}>
      <Button
        type="text"
        size="small"
        hidden={!scrolls}
        aria-label={translate('widget.pageTabs.back')}
        icon={<LeftOutlined />}
        onClick={() => scroll(-240)}
      />
      <ul ref={strip}>
        {tabs.map((tab, index) => (
          <Dropdown
            key={tab.path}
            trigger={['contextMenu']}
            autoFocus
            onOpenChange={(open) => !open && giveFocusBack(links()[index])}
            menu={{
              items: [
                { key: 'refresh', label: translate('widget.pageTabs.refresh') },
                { key: 'this', label: translate('widget.pageTabs.close'), disabled: tab.pinned },
                { key: 'others', label: translate('widget.pageTabs.others') },
                { key: 'all', label: translate('widget.pageTabs.all') },
              ],
              onClick: ({ key, domEvent }) => {
                swallowKey(domEvent);
                if (key === 'refresh') onRefresh(tab.path);
                else close(tab.path, key);
              },
            }}
          >
            <li className="adit-tab" data-active={tab.path === active || undefined}>
              <a
                href={addressOf(tab.path)}
                tabIndex={index === stop ? 0 : -1}
                aria-current={tab.path === active ? 'page' : undefined}
                aria-description={tab.pinned ? undefined : translate('widget.pageTabs.hint')}
                onKeyDown={(event) => press(event, tab, index)}
                onMouseDown={(event) => event.button === 1 && event.preventDefault()}
                onAuxClick={(event) => leave(event, tab)}
                onClick={(event) => {
                  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
                  event.preventDefault();
                  navigate(tab.path);
                }}
              >
                {tab.pinned && <HomeOutlined aria-hidden />}
                {icons && !tab.pinned && <PageIcon name={tab.icon} otherwise="FileOutlined" />}
                {tab.title}
              </a>
              {!tab.pinned && (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={translate('widget.pageTabs.closeOne', { name: tab.title })}
                  onClick={() => close(tab.path, 'this')}
                >
                  <CloseOutlined aria-hidden />
                </button>
              )}
            </li>
          </Dropdown>
        ))}
      </ul>
      <Button
        type="text"
        size="small"
        hidden={!scrolls}
        aria-label={translate('widget.pageTabs.on')}
        icon={<RightOutlined />}
        onClick={() => scroll(240)}
      />
    </nav>
  );
}

/** Whether the tabs need more room than there is: only then are there buttons to scroll. */
function useOverflow(strip: RefObject<HTMLElement | null>): boolean {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const element = strip.current;
    if (!element) return;
    const measure = () => setOver(element.scrollWidth > element.clientWidth + 1);
    measure();
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    const entries = new MutationObserver(measure);
    entries.observe(element, { childList: true, subtree: true, characterData: true });
    return () => {
      sizes.disconnect();
      entries.disconnect();
    };
  }, [strip]);
  return over;
}
