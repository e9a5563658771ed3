/** Longest wait for a quiet moment, in ms: someone who never stops typing still sees what is wrong. */
const longestMs = 1_000;

/** Runs work when the page has nothing else to do. @returns the way to call it off */
export function whenIdle(work: () => void): () => void {
  // Safari has no idle callback: a turn of the event loop later is as quiet as it gets there.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(work, 0);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(work, { timeout: longestMs });
  return () => cancelIdleCallback(handle);
}
