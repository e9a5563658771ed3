/** A size as people read it, in multiples of 1024: `512 B`, `1.5 MB`; '' when it is not known. */
export function fileSizeText(bytes: number | undefined): string {
  if (bytes === undefined || !Number.isFinite(bytes) || bytes < 0) return '';
  const units = ['B', 'KB', 'MB', 'GB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${unit === 0 ? size : Number(size.toFixed(1))} ${units[unit]}`;
}
