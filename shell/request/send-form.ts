import { type Envelope, isSuccess } from '../../engine/schema/call-shapes/envelope.ts';
import type { Client } from './client.ts';
import { readAnswer } from './read-answer.ts';
import { RequestError } from './request-error.ts';

export interface Form {
  readonly address: string;
  readonly form: FormData;
  /** Said when the network is gone, and where the server says nothing. */
  readonly cutText: string;
}

/**
 * Sends a form with its progress, which only XMLHttpRequest tells; again from the start when the session had to be renewed
 * first.
 * @param onProgress bytes that have gone, and all of them; the form's own words count
 * @returns what the call answers, whose shape the caller knows
 * @throws RequestError, AbortError
 */
export async function sendForm<Data>(
  client: Client,
  { address, form, cutText }: Form,
  onProgress: (bytes: number, total: number) => void,
  signal?: AbortSignal,
): Promise<Data> {
  const send = (token: string) =>
    new Promise<Envelope<Data>>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open('POST', address);
      for (const [name, value] of Object.entries(client.headersWith(token))) request.setRequestHeader(name, value);
      request.responseType = 'json';
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
      request.onerror = () => reject(new RequestError('network', cutText));
      request.onabort = () => reject(new DOMException('aborted', 'AbortError'));
      request.onload = () => resolve(readAnswer(request.response) as Envelope<Data>); // the call's own shape
      signal?.addEventListener('abort', () => request.abort());
      request.send(form);
    });
  const answer = await client.inSession(send, signal);
  if (isSuccess(answer.code)) return answer.data;
  throw new RequestError(answer.code, answer.msg || cutText);
}
