import { type Command, textOf } from './command.ts';

/** Where tickets land files: no other address is gone to. */
const landing = '/land/';

/** The browser saves a file that the server has made for this person. */
export const saveMade: Command = async (_around, { url }) => {
  const path = textOf(url);
  if (!path.startsWith(landing)) return;
  // Asked for here: both need a page, and commands are named where there is none.
  const [{ addressOf }, { saveFrom }] = await Promise.all([
    import('../../request/page-facts.ts'),
    import('../../../widgets/upload-file/file-landing.ts'),
  ]);
  saveFrom(addressOf(path));
};
