import { type KeyboardEvent, type MouseEvent, useState } from 'react';

/** Whether caps lock is on while the control has the focus; the browser tells with each key and press of a button. */
export function useCapsLock(wanted: boolean) {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent | MouseEvent) => {
    if (wanted) setOn(event.getModifierState('CapsLock'));
  };
  return { on: wanted && on, look, leave: () => setOn(false) };
}
