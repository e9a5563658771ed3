import { CaretRightOutlined, CloseOutlined, PauseOutlined, RedoOutlined } from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { IconButton } from '../shared/IconButton.tsx';
import { actionOf, type PendingAction, type PendingFile } from './pending-file.ts';
import type { Uploads } from './use-uploads.ts';

interface Props {
  readonly one: PendingFile;
  readonly uploads: Uploads;
  onRemoved(): void;
}

const icons: Readonly<Record<PendingAction, ReactNode>> = {
  pause: <PauseOutlined />,
  resume: <CaretRightOutlined />,
  retry: <RedoOutlined />,
};

/** One button that stops, goes on or tries again, so that the focus stays where it is when one becomes the other. */
export function PendingActions({ one, uploads, onRemoved }: Props) {
  const { translate } = useServices();
  const name = { name: one.file.name };
  const action = actionOf(one);
  return (
    <>
      {action && (
        <IconButton
          name={translate(`widget.upload.${action}`, name)}
          icon={icons[action]}
          onClick={() => uploads[action](one.key)}
        />
      )}
      <IconButton
        name={translate('widget.upload.cancel', name)}
        icon={<CloseOutlined />}
        onClick={() => {
          uploads.cancel(one.key);
          onRemoved();
        }}
      />
    </>
  );
}
