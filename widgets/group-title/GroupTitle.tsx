import { QuestionCircleOutlined } from '@ant-design/icons';
import { theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import type { ActionProps } from '../../engine/contract/widget.ts';
import { HeadingText } from '../shared/HeadingText.tsx';
import { IconButton } from '../shared/IconButton.tsx';
import { storedText } from '../shared/stored-text.ts';

export interface GroupTitleProps extends ActionProps {
  readonly content?: string;
  readonly contentPosition?: string;
  readonly helpMessage?: string;
}

const places = { left: 'flex-start', center: 'center', right: 'flex-end' };

/** The heading of what follows, up to the next one. */
export function GroupTitle({ label, content, contentPosition, helpMessage }: GroupTitleProps) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const help = storedText(helpMessage);
  const place = contentPosition === 'center' || contentPosition === 'right' ? contentPosition : 'left';
  const hint = help && translate('widget.groupTitle.help', { help });
  return (
    <div
      style={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: places[place],
        gap: 4,
        paddingBlock: 8,
        borderBottom: `1px solid ${token.colorSplit}`,
      }}
    >
      <HeadingText>{storedText(content) ?? label}</HeadingText>
      {help && hint && <IconButton name={hint} hint={help} icon={<QuestionCircleOutlined />} />}
    </div>
  );
}
