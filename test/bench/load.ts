import { connect, type Socket } from 'node:net';

export interface Request {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token?: string;
  readonly body?: string;
}

export interface Load {
  readonly perSecond: number;
  /** Middle and 99th of a hundred waits, ms. */
  readonly p50: number;
  readonly p99: number;
}

const headEnd = Buffer.from('\r\n\r\n');

/**
 * Sends requests over kept connections, each the next one as soon as its answer is there, for some seconds. Written on
 * bare sockets, so that the sender takes as little of the machine as it can.
 * @param make the next request
 * @throws Error at the first answer that is not 200
 */
export async function load(url: string, connections: number, seconds: number, make: () => Request): Promise<Load> {
  const until = performance.now() + seconds * 1000;
  const waits: number[] = [];
  const began = performance.now();
  await Promise.all(Array.from({ length: connections }, () => keepAsking(new URL(url), make, until, waits)));
  const took = (performance.now() - began) / 1000;
  waits.sort((left, right) => left - right);
  const at = (share: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * share))] ?? 0;
  return { perSecond: waits.length / took, p50: at(0.5), p99: at(0.99) };
}

function keepAsking(url: URL, make: () => Request, until: number, waits: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket: Socket = connect(Number(url.port), url.hostname);
    let sent = 0;
    let answer: Buffer = Buffer.alloc(0);
    const ask = () => {
      sent = performance.now();
      socket.write(written(make(), url.host));
    };
    socket.setNoDelay(true);
    socket.once('connect', ask);
    socket.once('error', reject);
    socket.on('data', (part) => {
      answer = answer.length === 0 ? part : Buffer.concat([answer, part]);
      const end = answer.indexOf(headEnd);
      if (end < 0) return;
      const head = answer.toString('latin1', 0, end);
      const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (answer.length < end + headEnd.length + length) return;
      if (Number.isNaN(length) || !head.startsWith('HTTP/1.1 200')) {
        socket.destroy();
        reject(new Error(answer.toString('utf8', 0, 600)));
        return;
      }
      answer = Buffer.alloc(0);
      waits.push(performance.now() - sent);
      if (performance.now() < until) ask();
      else {
        socket.destroy();
        resolve();
      }
    });
  });
}

function written({ method, path, token, body }: Request, host: string): string {
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${host}`, 'connection: keep-alive'];
  if (token) lines.push(`authorization: Bearer ${token}`);
  if (body !== undefined) lines.push('content-type: application/json', `content-length: ${Buffer.byteLength(body)}`);
  return `${lines.join('\r\n')}\r\n\r\n${body ?? ''}`;
}
