import { LoadingOutlined } from '@ant-design/icons';

/**
 * What all buttons have in common. antd's own spinner leaves with a movement whose end is sometimes never told; it stays in
 * the button then, unseen, and in its name. `aria-busy` says what the spinner shows.
 */
export const buttonManners = { autoInsertSpace: false, loadingIcon: <LoadingOutlined aria-hidden /> };
