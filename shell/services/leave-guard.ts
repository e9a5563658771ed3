/** Pages with unsaved work ask before they are left: within the application, and when the tab is closed. */
export function createLeaveGuard() {
  const asking = new Set<() => Promise<boolean>>();
  const stay = (event: BeforeUnloadEvent) => event.preventDefault();
  return {
    guard(ask: () => Promise<boolean>): () => void {
      if (asking.size === 0) window.addEventListener('beforeunload', stay);
      asking.add(ask);
      return () => {
        asking.delete(ask);
        if (asking.size === 0) window.removeEventListener('beforeunload', stay);
      };
    },
    /** True when every page that was asked lets go. */
    async ask(): Promise<boolean> {
      for (const ask of [...asking]) if (!(await ask())) return false;
      return true;
    },
  };
}
