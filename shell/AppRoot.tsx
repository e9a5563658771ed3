import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import useAppStyle from 'antd/es/app/style';
import { SizeContextProvider } from 'antd/es/config-provider/SizeContext';
import { type createStore, Provider, useAtomValue } from 'jotai';
import { type ReactNode, useEffect, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { htmlLanguages } from '../engine/schema/text/html-languages.ts';
import { Shell } from './pages/Shell.tsx';
import { appBase, styleNonce } from './request/page-facts.ts';
import { LateHosts } from './services/LateHosts.tsx';
import { colourAtom, languageAtom, modeAtom, rowHeightAtom, sizeAtom, slideClassAtom } from './settings/settings.ts';
import { useAntdLocale } from './settings/use-antd-locale.ts';
import { buttonManners } from './theme/buttons.tsx';
import { createTheme } from './theme/create-theme.ts';
import { IconStyles } from './theme/IconStyles.tsx';
import { keepStyles } from './theme/kept-styles.ts';

const styles = keepStyles();
const styleCsp = styleNonce ? { csp: { nonce: styleNonce } } : {};

/** What lies behind a dialog stays sharp: blur moves and costs. Source: look, motion. */
const plainMask = { mask: { blur: false } };

/** Providers, outermost first: store, theme and words, toasts, addresses. */
export function AppRoot({ store }: { readonly store: ReturnType<typeof createStore> }) {
  return (
    <Provider store={store}>
      <StyleProvider cache={styles}>
        <Themed />
      </StyleProvider>
    </Provider>
  );
}

function Themed() {
  const mode = useAtomValue(modeAtom);
  const colour = useAtomValue(colourAtom);
  const language = useAtomValue(languageAtom);
  const size = useAtomValue(sizeAtom);
  const locale = useAntdLocale(language);
  const block = useAtomValue(slideClassAtom);
  const rowHeight = useAtomValue(rowHeightAtom);
  const theme = useMemo(() => createTheme({ mode, colour, block, rowHeight }), [mode, colour, block, rowHeight]);
  useEffect(() => {
    document.documentElement.lang = htmlLanguages[language];
    document.documentElement.style.colorScheme = mode;
    document.documentElement.dataset.mode = mode;
  }, [language, mode]);
  if (!locale) return null;
  return (
    <ConfigProvider
      button={buttonManners}
      modal={plainMask}
      drawer={plainMask}
      theme={theme}
      locale={locale}
      {...styleCsp}
    >
      {/* Not by `componentSize`: with and without it are two trees, and a change would begin every page anew. */}
      <SizeContextProvider size={size === 'medium' ? undefined : size}>
        <IconStyles>
          <Ground>
            <LateHosts />
            <BrowserRouter basename={appBase}>
              <Shell />
            </BrowserRouter>
          </Ground>
        </IconStyles>
      </SizeContextProvider>
    </ConfigProvider>
  );
}

/** The element of antd's `App` with its letters and variables, without the hosts for messages that `App` brings. */
function Ground({ children }: { readonly children: ReactNode }) {
  const prefix = 'ant-app';
  const [hash, variables] = useAppStyle(prefix);
  return <div className={`${prefix} ${hash} ${variables}`}>{children}</div>;
}
