/** The connection at the other end, as this end was told last. */
export interface Peer {
  readonly connection: string;
  /** Number of the last of its posts that was handed on. */
  readonly last: number;
}

/** What one end said to the other, on its way between two processes. */
export interface Post {
  readonly from: string;
  /** Counts what `from` has said. */
  readonly number: number;
  readonly body: string;
}

export type News =
  | { readonly kind: 'peer'; readonly present: boolean }
  | { readonly kind: 'text'; readonly text: string };

/**
 * What an end is to be told after a look at its room, in this order: what the connection that it knows has still said,
 * that another is there or none, what that other one has said. Each post once, in the order in which it was said.
 * @param known as it was told last; undefined: nobody is there
 * @param current who is there as the look found it
 * @param posts to this end, in any order; may hold what was handed on before, and what a third connection said: that one
 * came after the look, which is followed by another
 * @returns `taken`: of whom posts up to which number need not be kept any longer
 */
export function newsOf(
  known: Peer | undefined,
  current: string | undefined,
  posts: readonly Post[],
): { readonly news: readonly News[]; readonly peer: Peer | undefined; readonly taken: readonly Peer[] } {
  const news: News[] = [];
  const taken: Peer[] = [];
  const take = (peer: Peer): Peer => {
    const own = posts.filter(({ from }) => from === peer.connection).sort((one, other) => one.number - other.number);
    const fresh = own.filter(({ number }) => number > peer.last);
    for (const { body } of fresh) news.push({ kind: 'text', text: body });
    const after = { ...peer, last: fresh.at(-1)?.number ?? peer.last };
    if (own.length > 0) taken.push(after);
    return after;
  };
  let peer = known && take(known);
  if (known?.connection !== current) {
    news.push({ kind: 'peer', present: current !== undefined });
    peer = current === undefined ? undefined : take({ connection: current, last: 0 });
  }
  return { news, peer, taken };
}
