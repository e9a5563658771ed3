import type { ComponentType, ReactNode } from 'react';
import type { Registry } from '../../engine/contract/registry.ts';
import type { Acting } from '../../engine/schema/acts/acts.ts';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { loadRegistryOf } from '../../widgets/load-widget.ts';

export interface AroundProps {
  /** Everything else stands in the screen: what one of its widgets throws is enough to give it up. */
  readonly essential: boolean;
  readonly children: ReactNode;
  onThrown(error: Error): void;
}

/** A screen with the widgets to draw it. */
export interface OpenedScreen {
  readonly screen: ScreenDocument;
  readonly registry: Registry;
  /** What its steps, sources and widgets may do. */
  readonly acting: Acting;
  /** Stands around it: a fence, or what there is to be said above it. */
  readonly Around?: ComponentType<AroundProps>;
}

type ScreenFiles = Record<string, () => Promise<{ default: ScreenDocument }>>;

/** The way to each shipped screen: here those before sign-in, whose page is to be light; the others once somebody is in. */
const files: ScreenFiles = import.meta.glob<{ default: ScreenDocument }>([
  '../../schemas/screens/{login,login2,sso,602,sessionFailed,otherAccount}.json',
]);

export function addScreens(more: ScreenFiles): void {
  Object.assign(files, more);
}

export function hasScreen(id: string): boolean {
  return Object.hasOwn(files, `../../schemas/screens/${id}.json`);
}

/**
 * The shipped screen `schemas/screens/<id>.json`; undefined where there is none. Before the product stands there, it
 * brings its own widgets and nothing else.
 * @param whole every widget of the product; null before sign-in
 */
export async function openShipped(id: string, whole: Registry | null): Promise<OpenedScreen | undefined> {
  const file = (await files[`../../schemas/screens/${id}.json`]?.())?.default;
  const screen = file?.resource === undefined ? file : (await import('./fill-shipped.ts')).fillShipped(file);
  return screen && { screen, registry: whole ?? (await loadRegistryOf(screen.nodes)), acting: 'shipped' };
}
