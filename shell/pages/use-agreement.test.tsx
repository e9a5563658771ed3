import { useState } from 'react';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../test/support/mount.tsx';
import { useAgreement } from './use-agreement.ts';

const states = {
  asked: { userId: 'u1', mustAgree: true },
  free: { userId: 'u1', mustAgree: false },
  another: { userId: 'u2', mustAgree: true },
};

function Host() {
  const [state, setState] = useState(states.asked);
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
  const after = async (name: keyof typeof states) => {
    await page.getByRole('button', { name }).click();
    return page.getByRole('status').element().textContent;
  };
  expect(await after('asked')).toBe('true');
  expect(await after('free')).toBe('false');
  expect(await after('asked')).toBe('false');
  expect(await after('another')).toBe('true');
});
