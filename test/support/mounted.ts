import type { Root } from 'react-dom/client';

const mounted: { root: Root; element: HTMLElement }[] = [];

/** Keeps what a test has drawn until the test is over. */
export function keepMounted(root: Root, element: HTMLElement): void {
  mounted.push({ root, element });
}

export function takeDownMounted(): void {
  for (const { root, element } of mounted.splice(0)) {
    root.unmount();
    element.remove();
  }
}
