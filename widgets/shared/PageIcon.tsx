import './page.css';
import { HomeOutlined, TranslationOutlined } from '@ant-design/icons';
import { type ComponentType, Suspense, useSyncExternalStore } from 'react';

type IconSet = Readonly<Record<string, ComponentType>>;

/** Icons that are there: those of the pages that come first, then those that came with the frame. */
let atOnce: IconSet = { HomeOutlined, TranslationOutlined };

/** Icons that are drawn from now on without being fetched. */
export function addIcons(set: IconSet): void {
  atOnce = { ...atOnce, ...set };
}

let icons: IconSet | undefined;
const listeners = new Set<() => void>();

/** The set is fetched when the first icon is drawn: the sign-in page, which has few, does not wait for it. */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!icons) {
    void import('./icon-set.ts').then((set) => {
      icons = set;
      for (const one of listeners) one();
    });
  }
  return () => listeners.delete(listener);
}

const noSubscription = () => () => {};

interface Props {
  /** As menus write it: `SettingOutlined`, `setting`. */
  readonly name: string | undefined;
  /** Drawn where there is no icon of that name. */
  readonly otherwise?: string;
  /** Says its own name to a screen reader; without it the words beside it speak. */
  readonly named?: boolean;
  /** What antd gives the icons of a menu, for the space between them and their words. */
  readonly className?: string;
}

/** An icon by its name, in the size of the words around it. Its place is kept until it is there. */
export function PageIcon({ name, otherwise = 'AppstoreOutlined', named = false, className = '' }: Props) {
  const own = iconIn(atOnce, name || otherwise);
  const set = useSyncExternalStore(own ? noSubscription : subscribe, () => icons);
  const Icon = own ?? (set && (iconIn(set, name) ?? iconIn(set, otherwise)));
  return (
    <span className={`adit-icon ${className}`} aria-hidden={!named}>
      <Suspense fallback={null}>{Icon ? <Icon /> : null}</Suspense>
    </span>
  );
}

function iconIn(set: IconSet, name: string | undefined): ComponentType | undefined {
  if (!name) return undefined;
  const full = /Outlined$/.test(name) ? name : `${pascal(name)}Outlined`;
  return Object.hasOwn(set, full) ? set[full] : undefined;
}

function pascal(name: string): string {
  return name.replace(/(^|[-_ ])([a-z])/g, (_whole, _dash, letter: string) => letter.toUpperCase());
}
