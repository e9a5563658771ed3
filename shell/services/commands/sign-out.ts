import { places } from '../../../engine/schema/routes/routes.ts';
import { tokenStore } from '../../session/session.ts';
import type { Command } from './command.ts';

export const signOut: Command = async ({ client, mayLeave, navigate }) => {
  if (!(await mayLeave())) return;
  try {
    await client.request('logout', { quiet: true });
  } catch {
    // The person wants to be out: what is stored here goes whatever the server says.
  }
  // The rest of the session goes when the sign-in page is there: sooner, the guard would send them there with a way back.
  tokenStore.clear();
  navigate(places.signIn);
};
