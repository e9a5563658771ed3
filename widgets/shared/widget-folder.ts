/** `inputNumber` lives in `input-number/`. */
export function widgetFolder(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The file that joins its descriptor with its component. */
export function widgetFile(key: string): string {
  return `./${widgetFolder(key)}/${widgetFolder(key)}.widget.ts`;
}
