/**
 * Waits until nothing on the page moves to its place any more: colours are judged where they end up, not on their way
 * there. What turns for ever (a spinner) is not waited for. Runs in the page, and needs nothing from outside of itself.
 */
export async function standStill(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}
