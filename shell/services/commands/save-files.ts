import { saveFile } from '../../request/transfer.ts';
import { type Command, textOf } from './command.ts';

/** Hands several texts over as one file. */
export const saveFiles: Command = async (_around, { fileName, files }) => {
  const { zipTexts } = await import('./zip-texts.ts');
  const named = (Array.isArray(files) ? files : []).map((file) => ({
    fileName: textOf(Object(file).fileName),
    text: textOf(Object(file).design),
  }));
  if (named.length > 0) saveFile(textOf(fileName), zipTexts(named, new Date()), 'application/zip');
};
