import { Empty } from 'antd';
import { useDesignerText } from '../../parts/use-designer-text.ts';

interface Props {
  /** Something was chosen just now, and its settings are about to stand here. */
  readonly busy: boolean;
}

/** Nothing is chosen: how to choose, and where the settings of the form as a whole are. */
export function NothingChosen({ busy }: Props) {
  const text = useDesignerText();
  return (
    <div className="adit-design-settings" aria-busy={busy}>
      <Empty
        className="adit-design-settings-none"
        image={Empty.PRESENTED_IMAGE_SIMPLE}
        description={
          <>
            <strong>{text('designer.settings.nothing')}</strong>
            <p>{text('designer.settings.nothingText')}</p>
            <p>{text('designer.settings.formHint')}</p>
          </>
        }
      />
    </div>
  );
}
