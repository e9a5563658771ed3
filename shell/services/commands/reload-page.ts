import { leaveGuardAtom } from '../../session/leave-guard.ts';
import type { Command } from './command.ts';

/** Loads the page anew. Drafts outlive that: only what no draft keeps is asked about, and the browser asks nothing more. */
export const reloadPage: Command = async ({ store, mayLeave }) => {
  if (!(await mayLeave(undefined, 'losing'))) return;
  store.get(leaveGuardAtom).release();
  window.location.reload();
};
