import { useEffect, useState } from 'react';
import { limits } from '../../engine/schema/limits.ts';

const query = `(max-width: ${limits.phoneBelowPx - 1}px)`;

/** Whether the window is as narrow as a phone. */
export function usePhone(): boolean {
  const [phone, setPhone] = useState(() => window.matchMedia(query).matches);
  useEffect(() => {
    const media = window.matchMedia(query);
    const change = () => setPhone(media.matches);
    media.addEventListener('change', change);
    return () => media.removeEventListener('change', change);
  }, []);
  return phone;
}
