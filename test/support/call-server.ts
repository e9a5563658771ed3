import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Arrived {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly token: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** An envelope, or what else the server does: `hang` says nothing for ever, `cut` ends the connection without a word. */
export type Reply = object | 'hang' | 'cut';

export interface CallServer {
  /** Where it stands, with a slash at the end. */
  readonly base: string;
  readonly arrived: readonly Arrived[];
  /** Cuts every new connection before anything arrives by it; what has arrived is still answered, its connection is the last. */
  leave(): void;
  /** Is there again, at the same address: its port was never given up, so nobody else has it by now. */
  comeBack(): void;
  stop(): Promise<void>;
}

/** A real server that answers each call by a function. */
export async function startCallServer(handle: (call: Arrived) => Reply | Promise<Reply>): Promise<CallServer> {
  const arrived: Arrived[] = [];
  let isGone = false;
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part);
    const call: Arrived = {
      method: request.method ?? '',
      path: new URL(request.url ?? '', 'http://adit.test').pathname,
      token: request.headers.authorization?.replace('Bearer ', '') ?? '',
      headers: request.headers,
      body: Buffer.concat(parts).toString(),
    };
    arrived.push(call);
    const reply = await handle(call);
    if (reply === 'cut') request.socket.destroy();
    if (typeof reply === 'string') return;
    if (isGone) response.setHeader('connection', 'close');
    const status = 'code' in reply && Number(reply.code) >= 600 ? 401 : 200;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  });
  server.on('connection', (socket) => {
    if (isGone) socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // it listens on a port
  return {
    base: `http://127.0.0.1:${port}/`,
    arrived,
    leave() {
      isGone = true;
    },
    comeBack() {
      isGone = false;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
