/** Bytes as people say them: `46 KB`, `1.2 MB`. */
export function sizeWords(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilo = bytes / 1024;
  if (kilo < 1024) return `${Math.round(kilo)} KB`;
  const mega = kilo / 1024;
  return `${Number(mega.toFixed(mega < 10 ? 1 : 0))} MB`;
}
