import { DownOutlined } from '@ant-design/icons';
import { PageIcon } from '../shared/PageIcon.tsx';

interface Props {
  readonly icon: string;
  readonly words: string;
  readonly isColumn: boolean;
  /** Something opens under it. */
  readonly isFolder: boolean;
}

/** What stands on an entry of the bar: in a column an icon above a short label, in a row the name and an arrow. */
export function BarWords({ icon, words, isColumn, isFolder }: Props) {
  return (
    <>
      {isColumn && <PageIcon name={icon} otherwise="AppstoreOutlined" />}
      <span>{words}</span>
      {isFolder && !isColumn && <DownOutlined className="adit-menu-arrow" aria-hidden />}
    </>
  );
}
