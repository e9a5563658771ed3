import { CloseOutlined } from '@ant-design/icons';
import { Alert as AntAlert, theme } from 'antd';
import { useState } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { storedText } from '../shared/stored-text.ts';
import { alertTypes } from './alert.descriptor.ts';

export interface AlertProps extends ActionProps {
  readonly title?: string;
  readonly type?: string;
  readonly showIcon?: boolean;
  readonly closable?: boolean;
  readonly description?: string;
  readonly closeText?: string;
}

/** A notice of the designer; closed, it is gone until the page is opened again. */
export function Alert({ title, type, showIcon, closable, description, closeText }: AlertProps) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const [closed, setClosed] = useState(false);
  const words = storedText(closeText);
  if (closed) return null;
  return (
    <AntAlert
      // It stands there from the start, so it interrupts nobody; one that comes by a condition is read when it comes.
      role="status"
      type={alertTypes.find((known) => known === type) ?? 'info'}
      title={storedText(title)}
      description={storedText(description)}
      showIcon={showIcon === true}
      closable={
        closable === true && {
          closeIcon: words ? <span style={{ fontSize: 12, color: token.colorText }}>{words}</span> : <CloseOutlined />,
          'aria-label': words ?? translate('widget.alert.close'),
          onClose: () => setClosed(true),
        }
      }
    />
  );
}
