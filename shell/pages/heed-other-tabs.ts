import type { createStore } from 'jotai';

/**
 * Shows from now on what other tabs store. To be called in the task in which settings were read: what another tab stores
 * between the two would never be shown.
 */
export function heedOtherTabs(store: ReturnType<typeof createStore>): void {
  // A page that is alone has no use for the rest, and one that cannot fetch it keeps its own settings.
  window.addEventListener('storage', ({ key }) => {
    void import('./sync-across-tabs.ts').then(({ syncAcrossTabs }) => syncAcrossTabs(store, key)).catch(() => {});
  });
}
