import { type KeyboardEvent, type Ref, useState } from 'react';
import type { Finding } from '../../engine/schema/findings/finding.ts';
import { isComposing } from '../../widgets/shared/is-composing.ts';
import { useNarrow } from '../../widgets/shared/use-media.ts';
import { Canvas } from '../canvas/Canvas.tsx';
import { FindingStrip } from '../findings/FindingStrip.tsx';
import { Outline } from '../outline/Outline.tsx';
import { leaveToCanvas } from '../palette/leave-to-canvas.ts';
import { Palette, type PaletteHandle } from '../palette/Palette.tsx';
import { useDesignerText } from '../parts/use-designer-text.ts';
import { SettingsPanel, type SettingsPanelProps } from '../settings/panel/SettingsPanel.tsx';
import { CanvasBar } from './CanvasBar.tsx';
import { type CanvasLook, firstLook } from './canvas-look.ts';
import { focusNearby } from './focus-nearby.ts';
import type { Panes } from './use-panes.ts';

interface Props {
  readonly panes: Panes;
  readonly paletteRef: Ref<PaletteHandle>;
  /** A setting of the chosen node to which somebody is led. */
  readonly ledTo: SettingsPanelProps['ledTo'];
  onNextFinding(): void;
  onFinding(finding: Finding): void;
}

/** A window narrower than this many px shows what a phone would, at first. */
const phonePx = 640;

/** Palette, canvas with what is wrong under it, outline and settings. */
export function FormView({ panes, paletteRef, ledTo, onNextFinding, onFinding }: Props) {
  const translate = useDesignerText();
  const isPhone = useNarrow(phonePx);
  const [look, setLook] = useState<CanvasLook>(() => (isPhone ? { ...firstLook, device: 'phone' } : firstLook));
  const { palette, side, togglePalette, toggleSide } = panes;
  return (
    <div className="adit-design-body">
      {palette && (
        <aside id="adit-design-palette" className="adit-design-left" aria-label={translate('designer.frame.palette')}>
          <Palette ref={paletteRef} />
        </aside>
      )}
      <section className="adit-design-middle" aria-label={translate('designer.frame.canvas')}>
        <CanvasBar
          look={look}
          onLook={(change) => setLook((known) => ({ ...known, ...change }))}
          palette={palette}
          onPalette={togglePalette}
          side={side}
          onSide={toggleSide}
        />
        <div className="adit-design-canvas">
          <Canvas {...look} />
        </div>
        <FindingStrip onNext={onNextFinding} onShow={onFinding} />
      </section>
      {side && (
        <aside className="adit-design-right" aria-label={translate('designer.frame.side')}>
          <div className="adit-design-outline">
            <Outline />
          </div>
          <section
            ref={focusNearby}
            id="adit-design-settings"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and what stands in it may have no control
            tabIndex={0}
            aria-label={translate('designer.frame.settings')}
            onKeyDown={backToCanvas}
          >
            <SettingsPanel ledTo={ledTo ?? null} />
          </section>
        </aside>
      )}
    </div>
  );
}

/** Esc in the settings leads back to what they are of; a list or a name that is being typed takes its own Esc first. */
function backToCanvas(event: KeyboardEvent<HTMLElement>): void {
  const { target, currentTarget, nativeEvent } = event;
  if (event.key !== 'Escape' || event.defaultPrevented || isComposing(nativeEvent)) return;
  if (!(target instanceof HTMLElement) || !currentTarget.contains(target) || target.ariaExpanded === 'true') return;
  // At once it would be the canvas' own Esc, which selects what is around.
  event.preventDefault();
  leaveToCanvas();
}
