import type { Services, ToastAction } from '../../engine/contract/services.ts';

export interface Toast {
  readonly kind: Parameters<Services['toast']>[0];
  readonly text: string;
  readonly seconds: number;
  readonly action?: ToastAction | undefined;
}

type Question = Parameters<Services['confirm']>[0];

/** What draws messages and questions over the page, once it is there. */
export interface Hosts {
  toast(toast: Toast): void;
  confirm(question: Question): Promise<boolean>;
}

interface Waiting {
  readonly wanted: boolean;
  readonly hosts: Promise<Hosts>;
}

let settle: (hosts: Hosts | Promise<never>) => void = () => {};
let state: Waiting = waiting(false);
const listeners = new Set<() => void>();

function waiting(wanted: boolean): Waiting {
  const hosts = new Promise<Hosts>((resolve) => {
    settle = resolve;
  });
  return { wanted, hosts };
}

/** For the page that draws them: whether something is to be said. */
export const hostsWanted = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => state.wanted,
};

/**
 * Told by the hosts when they stand there.
 * @returns to be called when they go: what is said afterwards waits for the next ones
 */
export function hostsDrawn(hosts: Hosts): () => void {
  settle(hosts);
  return () => {
    state = waiting(state.wanted);
  };
}

/** Told when they could not be fetched: what waits is said plainly, and the next message tries again. */
export function hostsFailed(): void {
  settle(Promise.reject(new Error('The hosts of messages could not be fetched.')));
  state = waiting(false);
  for (const listener of listeners) listener();
}

function wantedHosts(): Promise<Hosts> {
  if (!state.wanted) {
    state = { ...state, wanted: true };
    for (const listener of listeners) listener();
  }
  return state.hosts;
}

/** Shows a message for some seconds. The first one fetches what draws it. */
export function toastOnPage(toast: Toast): void {
  wantedHosts().then(
    (hosts) => hosts.toast(toast),
    () => sayPlainly(toast),
  );
}

/** @returns whether the person agreed */
export function confirmOnPage(question: Question): Promise<boolean> {
  return wantedHosts().then(
    (hosts) => hosts.confirm(question),
    () => window.confirm([question.title, question.text].filter(Boolean).join('\n')),
  );
}

/** The network may be what is wrong, and what draws messages beyond it: words in a box need nothing. */
function sayPlainly({ text, seconds }: Toast): void {
  const box = document.createElement('div');
  box.className = 'adit-plain-toast';
  box.setAttribute('role', 'alert');
  box.textContent = text;
  document.body.append(box);
  setTimeout(() => box.remove(), seconds * 1000);
}
