import type { KeyboardEvent } from 'react';

/** In the search of a palette: Enter presses the first component found, an arrow down goes to it. */
export function firstOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  if (event.nativeEvent.isComposing) return;
  const first = event.currentTarget
    .closest('[data-design-picker]')
    ?.querySelector<HTMLButtonElement>('.adit-design-palette-button');
  if (!first) return;
  event.preventDefault();
  if (event.key === 'Enter') first.click();
  else first.focus();
}
