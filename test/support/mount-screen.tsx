import { createRef, type ReactNode, type Ref, useImperativeHandle, useState } from 'react';
import type { Services } from '../../engine/contract/services.ts';
import { type ScreenHandle, ScreenView } from '../../engine/render/ScreenView.tsx';
import type { ScreenDocument } from '../../engine/schema/documents/form-document.ts';
import { createProductRegistry } from '../../widgets/registry.ts';
import { mount, testServices } from './mount.tsx';

type Given = Readonly<Record<string, unknown>>;
type Drawn = Pick<ScreenDocument, 'nodes' | 'form' | 'sources'>;

interface Options {
  /** Data of the page by source name: session, route, tabs … */
  readonly given?: Given;
  readonly services?: Services;
  /** What stands around the page. */
  readonly around?: (page: ReactNode) => ReactNode;
}

interface HostHandle {
  give(given: Given): void;
}

export interface MountedScreen extends HostHandle {
  readonly element: HTMLElement;
  readonly screen: ScreenHandle;
}

const registry = createProductRegistry();

/** Draws a page with the product's own widgets, its data, actions and dialogs, and waits until it stands. */
export async function mountScreen(document: Drawn, options: Options = {}): Promise<MountedScreen> {
  const { given = {}, services = testServices(), around = (page) => page } = options;
  const [screen, host] = [createRef<ScreenHandle>(), createRef<HostHandle>()];
  const element = mount(around(<Host document={document} start={given} screen={screen} ref={host} />), services);
  await new Promise<void>((resolve) => {
    const look = () => (element.querySelector('.adit-document') ? resolve() : requestAnimationFrame(look));
    look();
  });
  return {
    element,
    give: (next) => current(host).give(next),
    get screen() {
      return current(screen);
    },
  };
}

function current<T>({ current: handle }: { readonly current: T | null }): T {
  if (handle === null) throw new Error('The page is not there.');
  return handle;
}

interface HostProps {
  readonly document: Drawn;
  readonly start: Given;
  readonly screen: Ref<ScreenHandle>;
  readonly ref: Ref<HostHandle>;
}

/** The page with its data, which a test may change as the program around it would. */
function Host({ document, start, screen, ref }: HostProps) {
  const [given, setGiven] = useState(start);
  useImperativeHandle(ref, () => ({ give: (next) => setGiven((known) => ({ ...known, ...next })) }), []);
  return <ScreenView ref={screen} document={document} registry={registry} given={given} />;
}
