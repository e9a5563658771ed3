import { refuseLink as refuse } from '../../session/exchange-key.ts';
import { linkAtom } from '../../session/link-key.ts';
import type { Command } from './command.ts';

/** Of who is asked: stays who is signed in; the session of the link ends. */
export const refuseLink: Command = async ({ client, store }) => {
  const link = store.get(linkAtom);
  if (link.status === 'asking') await refuse(client, store, link.tokens);
};
