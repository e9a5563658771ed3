import { useCallback, useEffect, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';

/**
 * The list alone on the screen. The whole page goes into full screen and the list covers it: menus and dialogs hang on
 * the page and would not be seen over a single element.
 */
export function useFullscreen(): { isFull: boolean; toggle: () => void } {
  const { toast, translate } = useServices();
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const change = () => {
      if (!document.fullscreenElement) setFull(false);
    };
    document.addEventListener('fullscreenchange', change);
    return () => document.removeEventListener('fullscreenchange', change);
  }, []);
  const toggle = useCallback(() => {
    // Source: library specification 5, form items.
    const refuse = () => toast('warning', translate('list.noFullscreen'));
    if (document.fullscreenElement) void document.exitFullscreen();
    else if (!document.fullscreenEnabled) refuse();
    else document.documentElement.requestFullscreen().then(() => setFull(true), refuse);
  }, [toast, translate]);
  return { isFull, toggle };
}
