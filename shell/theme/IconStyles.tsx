import { LoadingOutlined } from '@ant-design/icons';
import IconContext from '@ant-design/icons/es/components/Context';
import { type ReactNode, useContext, useMemo } from 'react';

/**
 * The style of icons, put into the page once. By itself each icon that appears looks through all style sheets of the page
 * for its own, which a list of a hundred rows feels.
 */
export function IconStyles({ children }: { readonly children: ReactNode }) {
  const context = useContext(IconContext);
  const styled = useMemo(() => ({ ...context, zeroRuntime: true }), [context]);
  return (
    <>
      <LoadingOutlined hidden />
      <IconContext.Provider value={styled}>{children}</IconContext.Provider>
    </>
  );
}
