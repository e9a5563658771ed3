import type { Socket } from 'node:net';
import { makeRequestId } from './call-log.ts';
import { refusal } from './envelopes.ts';
import { securityHeaders } from './security-headers.ts';

/** Answers bytes that are no HTTP request, which reach neither routes nor hooks, in the form of every other answer. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  // The other side is gone: there is nobody to answer.
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 'tooLarge' : 'badInput';
  // What could not be read says no language either.
  const { status, envelope } = refusal(code, { code: 'call.badRequest' }, 'zh');
  const text = JSON.stringify(envelope);
  const headers = {
    ...securityHeaders('/api', {}),
    'x-request-id': makeRequestId(),
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`HTTP/1.1 ${status} Refused\r\n${lines.join('\r\n')}\r\n\r\n${text}`);
}
