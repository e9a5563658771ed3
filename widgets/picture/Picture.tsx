import './picture.css';
import { PictureOutlined } from '@ant-design/icons';
import { Button, Progress } from 'antd';
import { useMemo, useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { readUploadRules } from '../../engine/schema/files/upload-rules.ts';
import { storedText } from '../shared/stored-text.ts';
import { WaitingButton } from '../shared/WaitingButton.tsx';
import { entryAt } from '../upload-file/entry-at.ts';
import { FilePicture } from '../upload-file/FilePicture.tsx';
import { useNewPicture } from './use-new-picture.ts';

export interface PictureProps extends ActionProps {
  /** Address of an uploaded picture; nothing where there is none. */
  readonly url?: unknown;
  /** `square`, `round` for people, `wide` for signatures and signs. */
  readonly look?: string;
  readonly accept?: unknown;
  readonly fileSize?: unknown;
  readonly sizeUnit?: unknown;
  readonly tip?: unknown;
}

/**
 * One picture, shown, changed and removed at once. A new one is uploaded and handed to the node's event `choose` as
 * `{ file }`, removing is its event `remove`; without such an event there is no button for it. What is shown stays what
 * `url` says.
 */
export function Picture({ id, node, label, url, look, tip, disabled, run, ...limits }: PictureProps) {
  const { translate, confirm } = useServices();
  const chooser = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const rules = readUploadRules('image', { ...limits, limit: 1 });
  const fresh = useNewPicture(rules, (file) => run('choose', { file }));
  const address = storedText(url);
  const entry = useMemo(() => (address ? entryAt(address, label) : null), [address, label]);
  const hint = storedText(tip);
  const remove = async () => {
    const sure = await confirm({
      title: translate('widget.picture.remove'),
      text: translate('widget.picture.removeText'),
      okText: translate('widget.picture.removeOk'),
      danger: true,
    });
    if (!sure) return;
    fresh.forget();
    // Its own button goes with the picture.
    if (await run('remove')) button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be named by a legend of its own
    <div
      className="adit-picture"
      role="group"
      aria-label={label || undefined}
      data-look={look}
      aria-busy={fresh.isBusy}
    >
      <div className="adit-picture-frame">
        {fresh.isBusy ? (
          <Progress type="circle" size={48} percent={fresh.percent} aria-label={translate('widget.upload.loading')} />
        ) : entry ? (
          <FilePicture key={entry.url} entry={entry} style={{ width: '100%', height: '100%' }} />
        ) : (
          <span className="adit-picture-none">
            <PictureOutlined aria-hidden />
            {translate('widget.picture.none')}
          </span>
        )}
      </div>
      <div className="adit-picture-side">
        <div className="adit-picture-buttons">
          {node.on?.choose && (
            <WaitingButton
              ref={button}
              id={id}
              disabled={disabled}
              busy={fresh.isBusy}
              aria-describedby={hint ? `${id}-tip` : undefined}
              onClick={() => chooser.current?.click()}
            >
              {translate(entry ? 'widget.picture.change' : 'widget.picture.choose')}
            </WaitingButton>
          )}
          {fresh.canRetry && <Button onClick={fresh.retry}>{translate('widget.picture.again')}</Button>}
          {node.on?.remove && entry && !fresh.isBusy && (
            <Button type="text" danger disabled={disabled} onClick={() => void remove()}>
              {translate('widget.picture.remove')}
            </Button>
          )}
        </div>
        {hint && (
          <p id={`${id}-tip`} className="adit-picture-tip">
            {hint}
          </p>
        )}
        {fresh.failure && (
          <p role="alert" className="adit-picture-failure">
            {fresh.failure}
          </p>
        )}
      </div>
      <input
        ref={chooser}
        type="file"
        hidden
        aria-hidden
        tabIndex={-1}
        data-testid={`${id}-chooser`}
        accept={rules.accept.join(',') || 'image/*'}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file && !disabled) fresh.take(file);
          // The same file again is a choice too.
          target.value = '';
        }}
      />
    </div>
  );
}
