import { enterByLink } from '../../session/exchange-key.ts';
import { linkAtom } from '../../session/link-key.ts';
import type { Command } from './command.ts';

/** Of who is asked: signs in as the link says, in place of who is signed in. */
export const followLink: Command = ({ store }) => {
  const link = store.get(linkAtom);
  if (link.status === 'asking') enterByLink(store, link.tokens);
};
