import { Button } from 'antd';
import type { ComponentProps } from 'react';

const late = { delay: 300 };

interface Props extends Omit<ComponentProps<typeof Button>, 'loading' | 'aria-busy'> {
  readonly busy: boolean;
}

/**
 * A button that is deaf while it waits for an answer. Its spinner comes after a moment: one that is gone at once would only
 * flicker.
 */
export function WaitingButton({ busy, onClick, ...props }: Props) {
  return <Button {...props} loading={busy && late} aria-busy={busy} onClick={busy ? undefined : onClick} />;
}
