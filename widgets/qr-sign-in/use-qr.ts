import { type RefObject, useCallback, useEffect, useState } from 'react';
import type { CallAnswer } from '../../engine/contract/requests.ts';
import { useServices } from '../../engine/contract/services.ts';
import { limits } from '../../engine/schema/limits.ts';

type Code = CallAnswer<'qrCode'>;

export type QrState = 'loading' | 'waiting' | 'scanned' | 'confirmed' | 'expired' | 'failed';
const known: readonly string[] = ['waiting', 'scanned', 'confirmed', 'expired'];

/** Where people confirm: at the address that the operator has named, else where this page stands. */
function addressOf({ code, publicUrl }: Code): string {
  const base = publicUrl === '' ? document.baseURI : `${publicUrl}/`;
  return new URL(`scanConfirm?code=${code}`, base).href;
}

/**
 * A code and where it stands, asked for every two seconds while it can be seen. When it was confirmed, the program around
 * the page takes this one in.
 * @param place element that is hidden while another way to sign in is chosen
 */
export function useQr(place: RefObject<HTMLElement | null>) {
  const { request, command } = useServices();
  const [code, setCode] = useState<Code>();
  const [state, setState] = useState<QrState>('loading');
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round has a code of its own
  useEffect(() => {
    let wanted = true;
    setState('loading');
    request('qrCode', { body: {}, quiet: true })
      .then((answer) => {
        if (!wanted) return;
        setCode(answer);
        setState('waiting');
      })
      .catch(() => wanted && setState('failed'));
    return () => {
      wanted = false;
    };
  }, [request, round]);

  const secret = code?.secret;
  const isOpen = state === 'waiting' || state === 'scanned';
  useEffect(() => {
    if (!isOpen || secret === undefined) return;
    let wanted = true;
    let asking = false;
    const look = async () => {
      if (asking || place.current?.offsetParent === null) return;
      asking = true;
      // A question that got no answer is put again.
      const next = await command('signInByQr', { secret }, { quiet: true }).catch(() => undefined);
      asking = false;
      if (wanted && typeof next === 'string' && known.includes(next)) setState(next as QrState); // one of those
    };
    const timer = setInterval(() => void look(), limits.qrPollMs);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, [isOpen, secret, command, place]);

  return { address: code && addressOf(code), state, refresh };
}
