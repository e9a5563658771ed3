import type { LayoutProps } from '../../engine/contract/widget.ts';

/** What a pane holds. Tabs, collapse and steps draw the frame; alone, for a design that lost it, it is a plain group. */
export function Pane({ label, children }: LayoutProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame and cannot stand in a grid
    <div role="group" aria-label={label || undefined}>
      {children}
    </div>
  );
}
