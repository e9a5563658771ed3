import { extensionOf, isDrawable } from './content-type-by-name.ts';

/** How a file is shown in a page; `none`: it is not, and has to be downloaded. */
export type PreviewKind = 'picture' | 'text' | 'audio' | 'video' | 'none';

const kinds: readonly (readonly [PreviewKind, readonly string[]])[] = [
  ['text', ['txt', 'csv', 'json', 'xml', 'log', 'md']],
  ['audio', ['mp3', 'wav']],
  ['video', ['mp4', 'mov']],
];

/** By its name, which the server has compared with its content. What could run, as svg and html, is never shown. */
export function previewKind(name: string): PreviewKind {
  if (isDrawable(name)) return 'picture';
  const extension = extensionOf(name);
  return kinds.find(([, extensions]) => extensions.includes(extension))?.[0] ?? 'none';
}
