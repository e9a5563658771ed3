import { Button } from 'antd';
import { useServices } from '../../engine/contract/services.ts';

/** In the place of a code while what draws it is on its way, and where it did not come. */
export function WaitingCode({ failed, heightPx, again }: { failed: boolean; heightPx: number; again(): void }) {
  const { translate } = useServices();
  if (!failed) return <div className="adit-drawn-code-place" aria-busy="true" style={{ height: heightPx }} />;
  return (
    <div className="adit-drawn-code-place">
      <span role="alert">{translate('widget.codes.failed')}</span>
      <Button size="small" onClick={again}>
        {translate('widget.codes.again')}
      </Button>
    </div>
  );
}

/** A text that is no code, and why. */
export function FaultyCode({ text, why, brief }: { text: string; why: string; brief: boolean }) {
  if (brief)
    return (
      <span title={why}>
        {text}
        <span className="adit-sr">{` ${why}`}</span>
      </span>
    );
  return (
    <div className="adit-drawn-code-place" data-faulty>
      <span>{text}</span>
      <span className="adit-error">{why}</span>
    </div>
  );
}
