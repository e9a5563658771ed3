import type { Command } from './command.ts';

/** From now on the person works in another application: `{ id }`. @throws RequestFailure */
export const chooseApplication: Command = async ({ client }, { id }) => {
  await client.request('chooseApplication', { body: { majorType: 'System', majorId: String(id ?? '') } });
};
