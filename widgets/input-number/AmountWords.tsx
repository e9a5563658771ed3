import { theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';
import { amountInChinese } from '../../engine/schema/calc/index.ts';

/** An amount in Chinese capitals, small and quiet beside its figures; cut with its whole text as title where room is short. */
export function AmountWords({ value }: { readonly value: unknown }) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  const amount = amountInChinese(value);
  const text = amount.kind === 'words' ? amount.text : translate(amount.key);
  if (!text) return null;
  const style = {
    display: 'inline-block',
    minWidth: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    marginInlineStart: token.marginXS,
    fontSize: token.fontSizeSM,
    lineHeight: 'inherit',
    color: token.colorTextSecondary,
  } as const;
  return (
    <span lang="zh-Hans" title={text} style={style}>
      {text}
    </span>
  );
}
