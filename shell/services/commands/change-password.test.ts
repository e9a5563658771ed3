import { expect, it } from 'vitest';
import { RequestError } from '../../request/request-error.ts';
import { changePassword } from './change-password.ts';
import type { Around } from './command.ts';

function world() {
  const sent: unknown[] = [];
  const said: string[] = [];
  const around = {
    client: {
      request: async (name: string, input: object) => {
        sent.push({ name, ...input });
        return { ended: 2 };
      },
    },
    translate: (key: string) => key,
    toast: (_kind: string, words: string) => said.push(words),
  } as unknown as Around; // what this command uses of it
  return { around, sent, said };
}

it('sends both passwords as they were typed, so that the server can judge the new one', async () => {
  const { around, sent } = world();
  const args = { oldPassword: 'Old2026', password: 'New2026', repeat: 'New2026' };
  expect(await changePassword(around, args, true)).toEqual({ ended: 2 });
  const body = { oldPassword: 'Old2026', password: 'New2026' };
  expect(sent).toEqual([{ name: 'changePassword', body, quiet: true }]);
});

it.each([true, false])('sends nothing where the two differ, and says it of the second (quiet: %s)', async (quiet) => {
  const { around, sent, said } = world();
  const args = { oldPassword: 'Old2026', password: 'New2026', repeat: 'New2025' };
  const refused = await Promise.resolve(changePassword(around, args, quiet)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(RequestError);
  expect(refused).toMatchObject({ message: 'password.differ', data: { findings: [{ at: '/repeat' }] } });
  expect(sent).toEqual([]);
  expect(said).toEqual(quiet ? [] : ['password.differ']);
});
