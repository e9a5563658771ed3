import { answerCodes } from '../../engine/schema/call-shapes/envelope.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import type { Client } from './client.ts';
import { noCode, readAnswer } from './read-answer.ts';
import { sendForm } from './send-form.ts';

/**
 * Sends a file in one request.
 * @param onProgress percent, 0 to 100
 * @throws Error with the server's words, or `cutText` when the network is gone
 */
export async function sendFile(
  client: Client,
  file: File,
  type: 'annex' | 'annexpic',
  onProgress: (percent: number) => void,
  cutText: string,
  signal?: AbortSignal,
): Promise<FileEntry> {
  const form = new FormData();
  form.append('file', file);
  const address = client.address('upload', { params: { type } });
  const tell = (loaded: number, total: number) => onProgress(total > 0 ? Math.round((loaded / total) * 100) : 0);
  return sendForm(client, { address, form, cutText }, tell, signal);
}

/**
 * A file of the server as an address that the page may load: the token travels in the header, never in an address.
 * @throws Error with the server's words or the status of its answer
 */
export async function fetchAddress(client: Client, file: FileEntry): Promise<string> {
  const type = file.url.split('/').at(-2) === 'annexpic' ? 'annexpic' : 'annex';
  const answer = await client.inSession(async (token) => {
    const address = client.address('downloadFile', { params: { type, fileId: file.fileId } });
    const response = await fetch(address, { headers: client.headersWith(token) });
    if (response.ok) return { code: answerCodes.success.code, msg: '', content: await response.blob() };
    const refusal: unknown = await response.json().catch(() => null);
    const { code, msg } = readAnswer(refusal);
    return { code: code === noCode ? response.status : code, msg, content: null };
  });
  if (answer.content) return URL.createObjectURL(answer.content);
  throw new Error(answer.msg || String(answer.code));
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
