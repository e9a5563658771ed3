import { flushSync } from 'react-dom';

/**
 * Prints what stands over the page, see record-print.css, under a name of its own: files are called after it.
 * @param prepare puts on the page what is to be printed
 */
export function printRecord(name: string, prepare: () => void = () => undefined): void {
  flushSync(prepare);
  const { title } = document;
  if (name !== '') document.title = name;
  window.print();
  document.title = title;
}
