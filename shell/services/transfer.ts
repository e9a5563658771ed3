import { type Envelope, isSuccess } from '../../engine/schema/calls/envelope.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import type { Client } from '../request/client.ts';

/**
 * Sends a file with its progress, which only XMLHttpRequest tells.
 * @param onProgress percent, 0 to 100
 * @throws Error with the server's words, or `cutText` when the network is gone
 */
export function sendFile(
  client: Client,
  file: File,
  type: 'annex' | 'annexpic',
  onProgress: (percent: number) => void,
  cutText: string,
  signal?: AbortSignal,
): Promise<FileEntry> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', client.address('upload', { params: { type } }));
    for (const [name, value] of Object.entries(client.authorization())) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
    request.onerror = () => reject(new Error(cutText));
    request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
    request.onload = () => {
      const answer = request.response as Envelope<FileEntry> | null; // the call's own shape
      if (answer && isSuccess(answer.code)) resolve(answer.data);
      else reject(new Error(answer?.msg || cutText));
    };
    signal?.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** A file of the server as an address that the page may load: the token travels in the header, never in an address. */
export async function fetchAddress(client: Client, file: FileEntry): Promise<string> {
  const type = file.url.split('/').at(-2) === 'annexpic' ? 'annexpic' : 'annex';
  const address = client.address('downloadFile', { params: { type, fileId: file.fileId } });
  const response = await fetch(address, { headers: client.authorization() });
  if (!response.ok) throw new Error(String(response.status));
  return URL.createObjectURL(await response.blob());
}

/** Hands something to the person as a file. @param type media type */
export function saveFile(fileName: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
