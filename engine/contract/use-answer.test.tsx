import { useCallback, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../test/support/mount.tsx';
import { useAnswer } from './use-answer.ts';

interface Question {
  readonly word: string;
  readonly signal: AbortSignal;
  answer(words: string): void;
  fail(error: unknown): void;
}

/** Somebody who asks about a word; each question is answered by the test. */
function open() {
  const questions: Question[] = [];
  const shown: string[] = [];
  function Asker({ word }: { readonly word: string }) {
    const ask = useCallback(
      (signal: AbortSignal) =>
        new Promise<string>((answer, fail) => {
          questions.push({ word, signal, answer, fail });
        }),
      [word],
    );
    const { state, again } = useAnswer(word === '' ? null : ask);
    const words = state.status === 'ready' ? state.answer : state.status === 'failed' ? state.message : '';
    shown.push(`${word} ${state.status} ${words}`.trim());
    return (
      <>
        <output>{`${state.status} ${words}`.trim()}</output>
        <button type="button" onClick={again}>
          again
        </button>
      </>
    );
  }
  function Page() {
    const [word, setWord] = useState<string | null>('a');
    return (
      <>
        {word !== null && <Asker word={word} />}
        {['a', 'b', ''].map((one) => (
          <button key={one} type="button" onClick={() => setWord(one)}>
            {`ask ${one || 'nothing'}`}
          </button>
        ))}
        <button type="button" onClick={() => setWord(null)}>
          leave
        </button>
      </>
    );
  }
  mount(<Page />);
  const question = async (index: number) => {
    await expect.poll(() => questions.length).toBeGreaterThan(index);
    const found = questions[index];
    if (!found) throw new Error(`Question ${index} was not asked.`);
    return found;
  };
  return { questions, shown, question };
}

const said = () => expect.element(page.getByRole('status'));
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

describe('what is asked for', () => {
  it('is on its way until it is answered', async () => {
    const { question } = open();
    await said().toHaveTextContent(/^loading$/);
    (await question(0)).answer('one');
    await said().toHaveTextContent(/^ready one$/);
  });

  it('is asked again after a failure, whatever was thrown', async () => {
    const { question } = open();
    (await question(0)).fail(new Error('no way'));
    await said().toHaveTextContent(/^failed no way$/);
    await press('again');
    await said().toHaveTextContent(/^loading$/);
    (await question(1)).fail('just words');
    await said().toHaveTextContent(/^failed just words$/);
    await press('again');
    (await question(2)).answer('two');
    await said().toHaveTextContent(/^ready two$/);
  });

  it('never shows the answer to another question, not for one drawing', async () => {
    const { question, shown } = open();
    const first = await question(0);
    first.answer('of a');
    await said().toHaveTextContent(/^ready of a$/);
    await press('ask b');
    await said().toHaveTextContent(/^loading$/);
    (await question(1)).answer('of b');
    await said().toHaveTextContent(/^ready of b$/);
    expect(shown.filter((line) => line.startsWith('b')).at(0)).toBe('b loading');
    expect(shown).not.toContain('b ready of a');
  });

  it('is called off by the next question, whose answer stands when the first one comes late', async () => {
    const { question } = open();
    const first = await question(0);
    await press('ask b');
    const second = await question(1);
    expect([first.signal.aborted, second.signal.aborted]).toEqual([true, false]);
    second.answer('of b');
    await said().toHaveTextContent(/^ready of b$/);
    first.answer('late');
    first.fail(new Error('later'));
    await press('ask b');
    await said().toHaveTextContent(/^ready of b$/);
  });

  it('is called off when one leaves', async () => {
    const { question } = open();
    const { signal } = await question(0);
    await press('leave');
    await expect.poll(() => signal.aborted).toBe(true);
  });

  it('is nothing where there is no question', async () => {
    const { questions, question } = open();
    (await question(0)).answer('one');
    await press('ask nothing');
    await said().toHaveTextContent(/^loading$/);
    await press('again');
    await said().toHaveTextContent(/^loading$/);
    expect(questions.length).toBe(1);
  });
});
