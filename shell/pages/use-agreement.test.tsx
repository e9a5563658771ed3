import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../test/support/mount.tsx';
import type { SessionState } from '../session/session.ts';
import { useAgreement } from './use-agreement.ts';

const ready = (userId: string, mustAgree: boolean) =>
  ({ status: 'ready', userInfo: { userId, mustAgree } }) as SessionState; // what of a session counts here
const states = {
  out: { status: 'none' } as SessionState,
  asked: ready('u1', true),
  free: ready('u1', false),
  another: ready('u2', true),
};

function Host() {
  const [state, setState] = useState<SessionState>(states.out);
  return (
    <>
      {Object.entries(states).map(([name, next]) => (
        <button key={name} type="button" onClick={() => setState(next)}>
          {name}
        </button>
      ))}
      <output>{String(useAgreement(state))}</output>
    </>
  );
}

it('asks after signing in until somebody has agreed, and nobody who is at work', async () => {
  mount(<Host />);
  const walk = async (...names: (keyof typeof states)[]) => {
    for (const name of names) await page.getByRole('button', { name }).click();
    return page.getByRole('status').element().textContent;
  };
  expect(await walk('out')).toBe('false');
  expect(await walk('asked')).toBe('true');
  expect(await walk('free')).toBe('false');
  expect(await walk('asked')).toBe('false');
  expect(await walk('another')).toBe('true');
  expect(await walk('out', 'asked')).toBe('true');
});
