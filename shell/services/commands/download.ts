import { isCallName } from '../../request/client.ts';
import { saveFile } from '../../request/transfer.ts';
import { type Args, type Command, textOf } from './command.ts';

/** Asks a call whose answer is a text with a file name, and hands it over as a file. */
export const download: Command = async ({ client }, { call, params }) => {
  const name = textOf(call);
  if (!isCallName(name)) throw new Error(name);
  const answer = await client.request(name, { params: params as Args });
  const { fileName, design } = answer as { fileName: string; design: string }; // by the call's shape
  saveFile(fileName, design, 'application/json');
};
