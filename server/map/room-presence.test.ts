import { describe, expect, it } from 'vitest';
import { newsOf } from './room-presence.ts';

const post = (from: string, number: number) => ({ from, number, body: `${from}${number}` });
const told = (...args: Parameters<typeof newsOf>) =>
  newsOf(...args).news.map((one) => (one.kind === 'text' ? one.text : one.present));

describe('the news of an end', () => {
  it('is nothing where nobody is and nobody was', () => {
    expect(newsOf(undefined, undefined, [])).toEqual({ news: [], peer: undefined, taken: [] });
  });

  it('is what was left for it, in the order in which it was said, each once', () => {
    const posts = [post('a', 12), post('a', 9), post('a', 10), post('a', 11)];
    const { news, peer, taken } = newsOf({ connection: 'a', last: 10 }, 'a', posts);
    expect(news).toEqual([
      { kind: 'text', text: 'a11' },
      { kind: 'text', text: 'a12' },
    ]);
    expect(peer).toEqual({ connection: 'a', last: 12 });
    expect(taken).toEqual([peer]);
    expect(newsOf(peer, 'a', posts)).toEqual({ news: [], peer, taken });
  });

  it('is first what the other end has still said, then that it is gone', () => {
    expect(told({ connection: 'a', last: 1 }, undefined, [post('a', 2)])).toEqual(['a2', false]);
  });

  it('is first that somebody came, then what he says', () => {
    expect(told(undefined, 'b', [post('b', 1), post('b', 2)])).toEqual([true, 'b1', 'b2']);
    expect(newsOf(undefined, 'b', [post('b', 1)]).peer).toEqual({ connection: 'b', last: 1 });
  });

  it('is of one who took the place of another: all of the first, then that he came, then all of his', () => {
    const posts = [post('b', 1), post('a', 8), post('c', 1), post('b', 2)];
    const { peer, taken } = newsOf({ connection: 'a', last: 7 }, 'b', posts);
    expect(told({ connection: 'a', last: 7 }, 'b', posts)).toEqual(['a8', true, 'b1', 'b2']);
    expect(peer).toEqual({ connection: 'b', last: 2 });
    // What a third one said waits for the look that finds him.
    expect(taken).toEqual([
      { connection: 'a', last: 8 },
      { connection: 'b', last: 2 },
    ]);
  });

  it('is nothing of a connection that neither was there nor is', () => {
    expect(newsOf(undefined, undefined, [post('a', 1)])).toEqual({ news: [], peer: undefined, taken: [] });
  });
});
