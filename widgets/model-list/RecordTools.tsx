import {
  EllipsisOutlined,
  FullscreenExitOutlined,
  FullscreenOutlined,
  LinkOutlined,
  PrinterOutlined,
} from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import { usePhone } from '../list-parts/use-phone.ts';

interface Props {
  readonly isFull: boolean;
  /** Left out where it fills the window by itself. */
  readonly onFull?: (() => void) | undefined;
  /** Left out where there is no record yet. */
  readonly onLink?: (() => void) | undefined;
  onPrint(): void;
}

interface Tool {
  readonly key: string;
  readonly name: string;
  readonly icon: ReactNode;
  press(): void;
}

/** What can be done with an open record whatever it is: print, link, full screen. On a phone behind one button. */
export function RecordTools({ isFull, onFull, onLink, onPrint }: Props) {
  const { translate } = useServices();
  const phone = usePhone();
  const full = isFull
    ? { name: translate('list.fullscreenLeave'), icon: <FullscreenExitOutlined /> }
    : { name: translate('list.fullscreen'), icon: <FullscreenOutlined /> };
  const tools: Tool[] = [
    { key: 'print', name: translate('view.print'), icon: <PrinterOutlined />, press: onPrint },
    ...(onLink ? [{ key: 'link', name: translate('view.link'), icon: <LinkOutlined />, press: onLink }] : []),
    ...(onFull ? [{ key: 'full', ...full, press: onFull }] : []),
  ];
  if (phone)
    return (
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        menu={{
          items: tools.map(({ key, name, icon }) => ({ key, label: name, icon })),
          onClick: ({ key }) => tools.find((one) => one.key === key)?.press(),
        }}
      >
        <Button type="text" icon={<EllipsisOutlined />} aria-label={translate('view.more')} />
      </Dropdown>
    );
  return (
    <span className="adit-record-tools">
      {tools.map(({ key, name, icon, press }) => (
        <Button key={key} type="text" icon={icon} aria-label={name} title={name} onClick={press} />
      ))}
    </span>
  );
}
