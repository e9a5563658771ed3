import './captcha.css';
import { Button } from 'antd';
// By its own path: the package's `Input` has five other inputs hanging on it.
import AntInput from 'antd/es/input/Input';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { storedText } from '../shared/stored-text.ts';
import type { CaptchaProps } from './Captcha.tsx';
import { proofOfWork } from './proof-of-work.ts';
import { usePicture } from './use-picture.ts';

/**
 * A picture is worth one attempt: when its answer has been taken away from the field, there is another one. Who cannot
 * read it lets the device work instead, which takes a second.
 */
export function ShownCaptcha(props: CaptchaProps) {
  const { id, describedBy, invalid, required, disabled, readOnly, size, value, onChange, onBlur } = props;
  const { translate } = useServices();
  const { state, renew } = usePicture();
  const [text, setText] = useState('');
  const [work, setWork] = useState<AbortController | 'done'>();
  const handed = useRef('');
  const picture = typeof state === 'object' ? state : undefined;
  const count = picture?.characters ?? 4;
  const working = typeof work === 'object';

  const hand = (answer: string) => {
    handed.current = picture && answer ? `${picture.id}.${answer}` : '';
    onChange(handed.current || null);
  };
  const forget = () => {
    if (typeof work === 'object') work.abort();
    setWork(undefined);
    setText('');
  };
  const another = () => {
    forget();
    hand('');
    void renew();
  };
  // Taken away from outside: it has been sent, and cannot be sent again.
  const isTaken = handed.current !== '' && !value;
  useEffect(() => {
    if (!isTaken) return;
    handed.current = '';
    setWork(undefined);
    setText('');
    void renew();
  }, [isTaken, renew]);
  useEffect(() => () => void (typeof work === 'object' && work.abort()), [work]);

  const workInstead = async () => {
    if (!picture) return;
    const running = new AbortController();
    setWork(running);
    try {
      const number = await proofOfWork(picture.id, picture.workBits, running.signal);
      hand(`work.${number}`);
      setText('');
      setWork('done');
    } catch {
      // Nobody waits for it any more.
    }
  };

  const still = disabled || readOnly;
  return (
    <div>
      <div className="adit-captcha">
        <AntInput
          id={id}
          value={text}
          maxLength={count}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          size={size}
          disabled={still || working || work === 'done'}
          status={invalid ? 'error' : undefined}
          aria-required={required}
          aria-invalid={invalid}
          aria-describedby={describedBy}
          placeholder={
            work === 'done'
              ? translate('widget.captcha.done')
              : (storedText(props.placeholder) ?? translate('widget.captcha.placeholder', { count }))
          }
          onChange={(event) => {
            const typed = event.target.value.trim();
            setText(typed);
            hand(typed);
          }}
          onBlur={onBlur}
        />
        <button
          type="button"
          className="adit-captcha-picture"
          disabled={still}
          aria-label={state === 'failed' ? undefined : translate('widget.captcha.picture', { count })}
          onClick={another}
        >
          {state === 'failed' && translate('widget.captcha.failed')}
          {picture && <Drawing {...picture.picture} />}
        </button>
      </div>
      {!still && (
        <div className="adit-captcha-said">
          <span role="status">
            {working && translate('widget.captcha.working')}
            {work === 'done' && translate('widget.captcha.done')}
          </span>
          {work === undefined && picture && (
            <Button type="link" className="adit-captcha-other" onClick={() => void workInstead()}>
              {translate('widget.captcha.work')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Drawing({ width, height, path }: { readonly width: number; readonly height: number; readonly path: string }) {
  return (
    <svg width={width} height={height} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
