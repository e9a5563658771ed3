const channelName = 'adit_entries';

type Message =
  | { readonly kind: 'asks'; readonly key: string }
  | { readonly kind: 'has'; readonly key: string; readonly entry: string };

function isMessage(data: unknown): data is Message {
  const { kind, key, entry } = Object(data);
  return typeof key === 'string' && (kind === 'asks' || (kind === 'has' && typeof entry === 'string'));
}

/** Says to other tabs, now and whenever they ask until the returned function is called, that this entry is open here. */
export function answerForEntry(key: string, entry: () => string): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  const say = () => channel.postMessage({ kind: 'has', key, entry: entry() } satisfies Message);
  channel.onmessage = ({ data }) => {
    if (isMessage(data) && data.kind === 'asks' && data.key === key) say();
  };
  say();
  return () => channel.close();
}

/**
 * Asks other tabs of this browser which entries of a record they have open: those are not left behind.
 * @param onAnswer called with each, at once and as long as the returned function has not been called
 */
export function watchEntries(key: string, onAnswer: (entry: string) => void): () => void {
  if (typeof BroadcastChannel === 'undefined') return () => {};
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    if (isMessage(data) && data.kind === 'has' && data.key === key) onAnswer(data.entry);
  };
  channel.postMessage({ kind: 'asks', key } satisfies Message);
  return () => channel.close();
}
