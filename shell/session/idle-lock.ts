/** What somebody does who is there. */
const doings = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const;
/** Other tabs are told no oftener that somebody is there. */
const tellMs = 5_000;

interface Parts {
  readonly minutes: number;
  lock(): void;
  readonly person?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;
  /** Between the tabs of a browser: whoever works in one of them is there for all. */
  readonly tabs?: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'removeEventListener' | 'close'>;
}

/** Locks the screen once nobody has done anything in any tab for so many minutes. @returns stops waiting for it */
export function startIdleLock({
  minutes,
  lock,
  person = window,
  tabs = new BroadcastChannel('adit-idle'),
}: Parts): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let toldAt = 0;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(lock, minutes * 60_000);
  };
  const here = () => {
    wait();
    if (Date.now() - toldAt < tellMs) return;
    toldAt = Date.now();
    tabs.postMessage('here');
  };
  for (const doing of doings) person.addEventListener(doing, here, { capture: true, passive: true });
  tabs.addEventListener('message', wait);
  wait();
  return () => {
    clearTimeout(timer);
    for (const doing of doings) person.removeEventListener(doing, here, { capture: true });
    tabs.removeEventListener('message', wait);
    tabs.close();
  };
}
