import { theme } from 'antd';

/** The colour itself, crossed out while there is none. A text that is no colour leaves it blank. */
export function Swatch({ color }: { readonly color: string | undefined }) {
  const { token } = theme.useToken();
  const none = `linear-gradient(to bottom right, transparent 46%, ${token.colorError} 46% 54%, transparent 54%)`;
  return (
    <span
      aria-hidden
      style={{
        display: 'inline-block',
        width: 16,
        height: 16,
        flex: 'none',
        borderRadius: token.borderRadiusXS,
        border: `1px solid ${token.colorBorder}`,
        ...(color ? { backgroundColor: color } : { backgroundImage: none }),
      }}
    />
  );
}
