import { newId } from '../../../engine/schema/helpers/ids.ts';
import { userAgentName } from '../../../engine/schema/helpers/user-agent-name.ts';
import { type Command, textOf } from './command.ts';

/** What feedback about this page says by itself: `{ title }` of it is known to the screen. Its address may hold keys, its path does not. */
export const describePage: Command = async (around, { title }) => {
  // Asked for here: it needs a page, and commands are named where there is none.
  const { ownBuild } = await import('../../request/page-facts.ts');
  return {
    key: newId(),
    page: around.path(),
    pageTitle: textOf(title),
    build: ownBuild,
    browser: userAgentName(navigator.userAgent),
  };
};
