import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';
import type { ServerSays } from '../../engine/schema/live/live-messages.ts';

export interface LiveClient<Says = ServerSays> {
  readonly socket: WebSocket;
  /** Everything the server said so far. */
  readonly heard: Says[];
  /** Code of the close; 1006 when the connection was cut, or never became a socket. */
  readonly closed: Promise<number>;
  /** HTTP status with which the server refused to make a socket of the connection. */
  readonly refused: Promise<number>;
  say(message: object | string | Buffer): void;
}

/** Listens on a free port of this machine. @returns where, such as `ws://127.0.0.1:1234` */
export async function listenForSockets(app: FastifyInstance): Promise<string> {
  return (await app.listen({ host: '127.0.0.1', port: 0 })).replace('http:', 'ws:');
}

/** A socket to the live channel, or to another path, as a page opens it, without saying who it is. */
export async function openSocket<Says = ServerSays>(
  base: string,
  token: string,
  { headers = {}, path = `/api/message/websocket/${token}` }: { headers?: Record<string, string>; path?: string } = {},
): Promise<LiveClient<Says>> {
  const socket = new WebSocket(`${base}${path}`, { headers });
  const heard: Says[] = [];
  socket.on('message', (data) => heard.push(JSON.parse(String(data))));
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  const refused = new Promise<number>((resolve) =>
    socket.once('unexpected-response', (request, response) => {
      resolve(response.statusCode ?? 0);
      request.destroy();
    }),
  );
  const opened = new Promise<void>((resolve) => socket.once('open', () => resolve()));
  await Promise.race([opened, closed, refused]);
  return {
    socket,
    heard,
    closed,
    refused,
    say: (message) =>
      socket.send(typeof message === 'string' || Buffer.isBuffer(message) ? message : JSON.stringify(message)),
  };
}

/** The same, which has said who it is and was greeted. */
export async function goLive(base: string, token: string, language?: string): Promise<LiveClient> {
  const client = await openSocket(base, token);
  const greeted = new Promise<void>((resolve) => client.socket.once('message', () => resolve()));
  client.say({ method: 'OnConnection', token, mobileDevice: false, ...(language ? { language } : {}) });
  await Promise.race([greeted, client.closed]);
  return client;
}
