import { Button } from 'antd';
import { useState } from 'react';
import { useServices } from '../contract/services.ts';

interface Props {
  readonly title: string;
  readonly text: string;
  /** JSON pointer and what to do, for those who can mend it. */
  readonly at: string;
  readonly detail: string;
  readonly fix: string;
  readonly onAgain?: () => void;
}

/** Stands where a node cannot be drawn: what, where, and what to do. The rest of the page works. */
export function ErrorNode({ title, text, at, detail, fix, onAgain }: Props) {
  const { translate } = useServices();
  const [open, setOpen] = useState(false);
  return (
    <div className="adit-error-node" role="alert">
      <div className="adit-error-words">
        <strong>{title}</strong>
        <span>{text}</span>
        {open && (
          <dl>
            <dt>{translate('node.error.where')}</dt>
            <dd>
              <code>{at}</code>
            </dd>
            <dt>{translate('node.error.what')}</dt>
            <dd>{detail}</dd>
            <dt>{translate('node.error.fix')}</dt>
            <dd>{fix}</dd>
          </dl>
        )}
      </div>
      {onAgain && <Button onClick={onAgain}>{translate('node.error.again')}</Button>}
      <Button type="text" aria-expanded={open} onClick={() => setOpen(!open)}>
        {translate('node.error.detail')}
      </Button>
    </div>
  );
}
