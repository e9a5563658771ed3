import { limits } from '../../engine/schema/limits.ts';

export interface FileText {
  readonly text: string;
  /** There is more of it than is shown. */
  readonly isCut: boolean;
}

/** The first part of a text, in UTF-8, or in what older Chinese programs write. @throws where it cannot be had */
export async function readTextFile(address: string, signal: AbortSignal): Promise<FileText> {
  const range = `bytes=0-${limits.previewTextBytes}`;
  const response = await fetch(address, { headers: { range }, signal });
  // An empty file has no first part.
  if (response.status === 416) return { text: '', isCut: false };
  if (!response.ok) throw new Error(String(response.status));
  const bytes = new Uint8Array(await response.arrayBuffer());
  return {
    text: decode(bytes.subarray(0, limits.previewTextBytes)),
    isCut: bytes.length > limits.previewTextBytes,
  };
}

function decode(bytes: Uint8Array): string {
  try {
    // The last character may be cut in two.
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return new TextDecoder('gb18030').decode(bytes);
  }
}
