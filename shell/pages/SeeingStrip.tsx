import { Button } from 'antd';
import { type ReactNode, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { Info } from '../session/session.ts';
import { addWords } from '../words/words.ts';
import { Strip } from './Strips.tsx';
import { seeingTexts } from './seeing-texts.ts';

addWords([seeingTexts]);

type Props = Pick<Info['userInfo'], 'userName'> & { readonly seenBy: NonNullable<Info['userInfo']['seenBy']> };

/** How often what is left is looked at. */
const lookMs = 5_000;

/** Says above every page that it is shown as another person sees it, for how long yet, and leads back. */
export function SeeingStrip({ userName, seenBy }: Props): ReactNode {
  const { translate, command } = useServices();
  const [isLeaving, setLeaving] = useState(false);
  const left = useSecondsLeft(seenBy);
  const minutes = Math.ceil(left / 60);
  const leave = async () => {
    setLeaving(true);
    try {
      await command('stopSeeing', {});
    } catch {
      // The person has been told, and can press again.
      setLeaving(false);
    }
  };
  const actions = (
    <>
      <span className="adit-strip-aside" role="timer" aria-live="off">
        {left <= 60 ? translate('seeing.lastMinute') : translate('seeing.left', { minutes })}
      </span>
      <Button danger size="small" loading={isLeaving} onClick={leave}>
        {translate('seeing.end')}
      </Button>
    </>
  );
  return (
    <Strip tone="error" actions={actions}>
      {translate('seeing.as', { who: seenBy.name, name: userName })}
    </Strip>
  );
}

/** When nothing is left, the server's clock has the word: it is asked who is shown. */
function useSecondsLeft(seenBy: Props['seenBy']): number {
  const { command } = useServices();
  const [left, setLeft] = useState(seenBy.secondsLeft);
  useEffect(() => {
    const until = Date.now() + seenBy.secondsLeft * 1_000;
    const look = () => {
      const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1_000));
      setLeft(seconds);
      // Not now, where it cannot be asked: the next look asks again.
      if (seconds === 0) Promise.resolve(command('refreshSession', {}, { quiet: true })).catch(() => {});
    };
    look();
    const timer = setInterval(look, lookMs);
    // A machine that slept runs no timers.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [seenBy, command]);
  return left;
}
