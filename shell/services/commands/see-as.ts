import { drawAsOther } from '../../session/seeing.ts';
import { type Command, textOf } from './command.ts';

/** From now on the program is shown as another person sees it: `{ id, reason, rows }`. @throws RequestFailure */
export const seeAs: Command = async (around, { id, reason, rows }, quiet) => {
  const body = { reason: textOf(reason), ...(rows === 'his' && { rows: 'his' as const }) };
  await around.client.request('seeAs', { params: { id: textOf(id) }, body, quiet });
  await drawAsOther(around);
};
