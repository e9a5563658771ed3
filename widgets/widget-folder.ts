/** `inputNumber` lives in `input-number/`. */
export function widgetFolder(key: string): string {
  return key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
