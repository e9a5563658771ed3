import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';

export interface ColorPanelProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Round antd's panel: a named dialog whose boxes and sliders have names, that takes the focus and gives it back on Esc. */
export function ColorPanel({ onClose, children }: ColorPanelProps) {
  const { translate } = useServices();
  const frame = useRef<HTMLDivElement>(null);

  // antd has no words for the parts of its panel.
  useEffect(() => {
    const names = [translate('widget.colorPicker.hue'), translate('widget.colorPicker.alpha')];
    frame.current?.querySelectorAll('[role="slider"]').forEach((slider, index) => {
      slider.setAttribute('aria-label', names[index] ?? '');
    });
    for (const box of frame.current?.querySelectorAll('input') ?? []) {
      const isAlpha = box.closest('[class*="alpha-input"]') !== null;
      box.setAttribute('aria-label', translate(`widget.colorPicker.${isAlpha ? 'alpha' : 'code'}`));
    }
  });
  // The panel stands unseen until it has its place, and what is unseen takes no focus: asked again each frame till then.
  useEffect(() => {
    let next = 0;
    const focus = () => {
      const box = frame.current?.querySelector('input');
      box?.focus({ preventScroll: true });
      if (box && document.activeElement !== box) next = requestAnimationFrame(focus);
    };
    focus();
    return () => cancelAnimationFrame(next);
  }, []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    onClose();
  };
  return (
    <div ref={frame} role="dialog" aria-label={translate('widget.colorPicker.panel')} onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
