const categories: readonly (readonly [category: string, extensions: readonly string[]])[] = [
  ['image', ['avif', 'bmp', 'gif', 'heic', 'jfif', 'jpeg', 'jpg', 'png', 'svg', 'tif', 'tiff', 'webp']],
  ['video', ['avi', 'flv', 'm4v', 'mkv', 'mov', 'mp4', 'mpeg', 'mpg', 'rmvb', 'webm', 'wmv']],
  ['audio', ['aac', 'amr', 'flac', 'm4a', 'mp3', 'ogg', 'wav', 'wma']],
];

/**
 * The category of a file whose content type the browser does not know, written as a content type: `video/x-flv`;
 * '' for documents and for anything else. Source: library specification 9, file categories by extension.
 */
export function contentTypeByName(name: string): string {
  const extension = extensionOf(name);
  const category = categories.find(([, extensions]) => extensions.includes(extension))?.[0];
  return category ? `${category}/x-${extension}` : '';
}

/** Lower case, without the dot; '' when the name has none. */
export function extensionOf(name: string): string {
  return /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
}

/** Pictures that every browser draws; others are offered as a download only. */
export function isDrawable(name: string): boolean {
  return ['avif', 'bmp', 'gif', 'jfif', 'jpeg', 'jpg', 'png', 'webp'].includes(extensionOf(name));
}
