import { BookOutlined, DownloadOutlined, EllipsisOutlined, RestOutlined, UploadOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import { useRef } from 'react';
import { useServices } from '../../engine/contract/services.ts';
import type { OwnButton } from '../../engine/schema/documents/list-document.ts';
import { localText } from '../../engine/schema/text/local-text.ts';
import { giveFocusBack } from '../shared/give-focus-back.ts';
import { PageIcon } from '../shared/PageIcon.tsx';
import { swallowKey } from '../shared/swallow-key.ts';

interface Props {
  /** Buttons of the design's own that have no place of their own. */
  readonly own: readonly OwnButton[];
  /** Null: the list has no bin. */
  readonly onBin: (() => void) | null;
  /** The list is to be kept as it is now; left out where a button beside it does that. */
  onKeepView?(): void;
  /** The same; null where the list cannot be exported. */
  readonly onExport?: (() => void) | null;
  /** The same; null where nothing can be imported. */
  readonly onImport?: (() => void) | null;
  /** It stands among icons without frames. */
  readonly bare?: boolean;
  onOwn(button: OwnButton): void;
}

/** What a list can do beside its buttons; nothing where that is nothing. */
export function ListMenu({ own, onBin, bare = false, onOwn, onKeepView, onExport, onImport }: Props) {
  const { translate, language } = useServices();
  const opener = useRef<HTMLButtonElement>(null);
  const entries = [
    ...own.map((button) => ({
      key: `own ${button.value}`,
      label: localText(button.label, language) || button.value,
      danger: button.danger === true,
      icon: button.icon ? <PageIcon name={button.icon} /> : undefined,
      press: () => onOwn(button),
    })),
    ...(onImport
      ? [{ key: 'import', label: translate('import.open'), icon: <UploadOutlined />, press: onImport }]
      : []),
    ...(onExport
      ? [{ key: 'export', label: translate('export.open'), icon: <DownloadOutlined />, press: onExport }]
      : []),
    ...(onKeepView
      ? [{ key: 'view', label: translate('list.view.keepAs'), icon: <BookOutlined />, press: onKeepView }]
      : []),
    ...(onBin ? [{ key: 'bin', label: translate('bin.title'), icon: <RestOutlined />, press: onBin }] : []),
  ];
  if (entries.length === 0) return null;
  const name = translate('list.ownActions');
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      autoFocus
      onOpenChange={(open) => !open && giveFocusBack(opener.current)}
      menu={{
        items: entries.map(({ press: _, ...item }) => item),
        onClick: ({ key, domEvent }) => {
          swallowKey(domEvent);
          opener.current?.focus();
          entries.find((entry) => entry.key === key)?.press();
        },
      }}
    >
      <Button
        ref={opener}
        type={bare ? 'text' : 'default'}
        aria-label={name}
        aria-haspopup="menu"
        title={name}
        icon={<EllipsisOutlined />}
      />
    </Dropdown>
  );
}
