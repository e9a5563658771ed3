import '../../../engine/render/engine.css';
import { type ReactNode, type RefObject, useMemo, useRef, useSyncExternalStore } from 'react';
import { Canvas } from '../../../designer/canvas/Canvas.tsx';
import type { JsonObject } from '../../../designer/document/json.ts';
import { useFrameKeys } from '../../../designer/frame/use-frame-keys.ts';
import { createDesignStore, type DesignStore } from '../../../designer/history/design-store.ts';
import { Outline } from '../../../designer/outline/Outline.tsx';
import { Palette, type PaletteHandle } from '../../../designer/palette/Palette.tsx';
import { type Designer, DesignerContext } from '../../../designer/parts/designer-context.ts';
import { useDesignerText } from '../../../designer/parts/use-designer-text.ts';
import type { Finding } from '../../../engine/schema/findings/finding.ts';
import { createProductRegistry } from '../../../widgets/registry.ts';

const registry = createProductRegistry();
const none: readonly Finding[] = [];

export function designStore(document: JsonObject): DesignStore {
  return createDesignStore(document, registry.descriptors);
}

interface Props {
  readonly store: DesignStore;
  readonly findings?: readonly Finding[];
  readonly device?: 'pc' | 'phone';
  readonly children?: ReactNode;
}

/** Palette, canvas and outline of a design, with the designer's keys, as the frame puts them together. For tests. */
export function TestDesigner({ store, findings = none, device = 'pc', children }: Props) {
  const translate = useDesignerText();
  const palette = useRef<PaletteHandle>(null);
  const designer = useMemo<Designer>(() => {
    const refusedText: Designer['refusedText'] = ({ refused, places }) => translate(refused, places);
    return {
      store,
      registry,
      findings,
      run: (command, args) => store.run(command, args) === null,
      reason: (command, args) => {
        const refused = store.refusal(command, args);
        return refused && refusedText(refused);
      },
      refusedText,
    };
    // The frame makes another one whenever what is wrong is another list.
  }, [store, findings, translate]);
  return (
    <DesignerContext value={designer}>
      <Keys palette={palette} />
      <div style={{ display: 'flex', height: 700 }}>
        <div style={{ width: 240 }}>
          <Palette ref={palette} />
        </div>
        <div style={{ flex: 1, minWidth: 0 }}>
          <Canvas device={device} zoom={1} names grid={false} />
        </div>
        <div style={{ width: 320 }}>
          <Outline />
        </div>
      </div>
      <News store={store} />
      {children}
    </DesignerContext>
  );
}

function News({ store }: { readonly store: DesignStore }) {
  const translate = useDesignerText();
  const { news } = useSyncExternalStore(store.subscribe, store.state);
  return <p role="log">{news ? translate(news.says.key, news.says.places) : ''}</p>;
}

function Keys({ palette }: { readonly palette: RefObject<PaletteHandle | null> }) {
  const nothing = () => {};
  useFrameKeys(
    {
      save: nothing,
      openSettings: nothing,
      openPalette: () => palette.current?.search(),
      nextFinding: nothing,
      openHelp: nothing,
    },
    'form',
    nothing,
  );
  return null;
}
