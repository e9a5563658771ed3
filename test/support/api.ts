import { createHash } from 'node:crypto';

/** The product as a program talks to it: over real HTTP, with the envelope taken off. */
export async function connect(url: string, account: string, password = 'Adit2026') {
  const send = async (method: 'GET' | 'POST', path: string, token: string, body?: unknown) => {
    const isForm = body instanceof URLSearchParams;
    const response = await fetch(url + path, {
      method,
      headers: {
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(body !== undefined && !isForm ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    const answer: { code: number; msg: string; data: unknown } = await response.json();
    if (answer.code !== 200)
      throw new Error(`${method} ${path}: ${answer.code} ${answer.msg} ${JSON.stringify(answer.data)}`);
    return answer.data;
  };
  const hash = createHash('sha256').update(password).digest('hex');
  const signedIn = await send('POST', '/api/oauth/Login', '', new URLSearchParams({ account, password: hash }));
  const { token } = signedIn as { token: string }; // by the call's shape
  return {
    get: (path: string) => send('GET', path, token),
    post: (path: string, body: unknown = {}) => send('POST', path, token, body),
  };
}

export type Connection = Awaited<ReturnType<typeof connect>>;
