import { endsSession, isSuccess } from '../../engine/schema/call-shapes/envelope.ts';
import { noCode } from './read-answer.ts';
import { nextSend, type Renewal, type TokenStore, type Tokens } from './renewal.ts';
import { RequestError } from './request-error.ts';

export interface SessionParts {
  readonly tokens: TokenStore;
  /** One for the life of the page, whatever the language. */
  readonly renewal: Renewal;
  /** Words for a call that got none from the server, and for one whose session cannot be renewed right now. */
  readonly text: (key: 'request.failed' | 'session.later' | 'session.queue') => string;
  /** The session is over, and its tokens are gone: with a key it could not be renewed, or there is none. */
  readonly sessionEnded: (reason: { hadKey: boolean; message: string }) => void;
}

/** What is read of an answer, on whichever road it came. */
export interface Answer {
  readonly code: number | string;
  readonly msg: string;
}

/** @param askByKey asks for the successors of a key, which are `data`; @throws RequestError when no answer came */
export function createKeeper(
  { tokens, renewal, text, sessionEnded }: SessionParts,
  askByKey: (key: string, signal: AbortSignal) => Promise<Answer & { readonly data: unknown }>,
) {
  const asking = {
    async renew(key: string, signal: AbortSignal) {
      const { code, msg, data } = await askByKey(key, signal);
      if (isSuccess(code) && isTokens(data)) return data;
      // Busy, out of order, or not what was asked for: that says nothing about the key.
      const isOutOfOrder = code === noCode || Number(code) === 429 || (Number(code) >= 500 && !endsSession(code));
      if (isSuccess(code) || isOutOfOrder) throw new RequestError(code, msg);
      return null;
    },
    failure: (why: 'later' | 'queue') => new RequestError('network', text(`session.${why}`)),
  };

  /**
   * Sends a call that needs a session. Where the answer is that the session has ended, the call is sent again with the
   * token that was brought meanwhile, or that one renewal brings. Such an answer comes before anything is done, so that
   * what is sent again is done once.
   * @param send with the token to carry, blank when there is none
   * @throws RequestError when the session is over, which its owner has said, or cannot be renewed right now
   */
  return async <A extends Answer>(send: (token: string) => Promise<A>, signal?: AbortSignal): Promise<A> => {
    for (let mayRenew = true; ; ) {
      signal?.throwIfAborted();
      const sent = tokens.read();
      const place = nextSend();
      const answer = await send(sent?.token ?? '');
      if (!endsSession(answer.code)) return answer;
      const known = tokens.read();
      const isOurs = known !== null && known.since === sent?.since;
      // Late: an earlier failure or another tab has brought a token since.
      if (isOurs && known.token !== sent.token) continue;
      const hadKey = isOurs && known.tokenKey !== '';
      if (hadKey && mayRenew && (await renewal(sent, place, asking))) {
        mayRenew = false;
        continue;
      }
      const left = tokens.read();
      if (left && left.token === sent?.token) tokens.clear();
      // Somebody signed in meanwhile: what was asked before is neither theirs to send nor a reason to send them away.
      if (!left || left.token === sent?.token) sessionEnded({ hadKey, message: answer.msg });
      throw new RequestError(answer.code, answer.msg || text('request.failed'));
    }
  };
}

function isTokens(data: unknown): data is Tokens {
  if (typeof data !== 'object' || data === null) return false;
  const { token, tokenKey } = data as Record<string, unknown>; // any JSON object
  return typeof token === 'string' && token !== '' && typeof tokenKey === 'string';
}
