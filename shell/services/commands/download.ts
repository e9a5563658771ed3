import type { CallAnswer } from '../../../engine/contract/requests.ts';
import { saveFile } from '../../request/transfer.ts';
import { type Args, type Command, textOf } from './command.ts';

/** Asks a call whose answer is a text with a file name, and hands it over as a file. */
export const download: Command = async ({ client }, { call, params }) => {
  const answer = await client.requestNamed(textOf(call), { params: params as Args });
  const { fileName, design } = answer as CallAnswer<'exportModel'>; // which call it is, a document says
  saveFile(fileName, design, 'application/json');
};
