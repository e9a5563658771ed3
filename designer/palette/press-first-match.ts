import type { KeyboardEvent } from 'react';
import { isComposing } from '../../widgets/shared/is-composing.ts';

/** In the search of a palette: Enter presses the component of that very name, else the first found; an arrow down goes to it. */
export function pressFirstMatch(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter' && event.key !== 'ArrowDown') return;
  if (isComposing(event.nativeEvent)) return;
  const picker = event.currentTarget.closest('[data-design-picker]');
  const found = [...(picker?.querySelectorAll<HTMLButtonElement>('.adit-design-palette-button') ?? [])];
  const words = event.currentTarget.value.trim();
  const first = found.find((button) => button.textContent === words) ?? found[0];
  if (!first) return;
  event.preventDefault();
  if (event.key === 'Enter') first.click();
  else first.focus();
}
