import { LoadingOutlined, PictureOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { type CSSProperties, useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { FileEntry } from '../../engine/schema/values/index.ts';
import { useFileAddress } from './use-file-address.ts';

interface Props {
  readonly entry: FileEntry;
  readonly style: CSSProperties;
}

/** An uploaded picture; one that cannot be had or drawn is replaced by an error picture. Source: library specification 8. */
export function FilePicture({ entry, style }: Props) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const { address, failed } = useFileAddress(entry);
  const [broken, setBroken] = useState<string>();
  if (failed || (address !== undefined && broken === address)) {
    return (
      <span
        role="img"
        aria-label={`${entry.name} ${translate('widget.upload.loadFailed')}`}
        style={{ display: 'grid', justifyItems: 'center', gap: 4, fontSize: 12, color: token.colorTextTertiary }}
      >
        <PictureOutlined aria-hidden style={{ fontSize: 24 }} />
        {translate('widget.upload.loadFailed')}
      </span>
    );
  }
  if (address === undefined) return <LoadingOutlined aria-label={translate('widget.upload.loading')} />;
  return <img src={address} alt={entry.name} style={style} onError={() => setBroken(address)} />;
}
