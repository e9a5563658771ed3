import './problem-count.css';
import { ExclamationCircleFilled } from '@ant-design/icons';
import { theme } from 'antd';
import { useServices } from '../../engine/contract/services.ts';

interface Props {
  readonly count: number;
  /** `pill`: the bare number, beside a tab; `text`: mark and words, beside a heading. */
  readonly look: 'pill' | 'text';
}

/** How many fields are in error inside a pane; nothing while there are none. */
export function ProblemCount({ count, look }: Props) {
  const { translate } = useServices();
  const { token } = theme.useToken();
  if (count === 0) return null;
  const words = translate('form.count', { count });
  if (look === 'text') {
    return (
      <span style={{ fontSize: 12, lineHeight: '18px', fontWeight: 400, color: token.colorError }}>
        <ExclamationCircleFilled aria-hidden style={{ marginInlineEnd: 4 }} />
        {words}
        <span className="adit-sr"> {translate('form.invalid')}</span>
      </span>
    );
  }
  return (
    <span
      className="adit-problem-pill"
      style={{
        minWidth: 18,
        marginInlineStart: 6,
        padding: '0 5px',
        border: `1px solid ${token.colorErrorBorder}`,
        borderRadius: 9,
        background: token.colorErrorBg,
        color: token.colorErrorText,
        fontSize: 12,
        lineHeight: '16px',
        textAlign: 'center',
      }}
    >
      <span aria-hidden>{count}</span>
      <span className="adit-sr">
        {words} {translate('form.invalid')}
      </span>
    </span>
  );
}
