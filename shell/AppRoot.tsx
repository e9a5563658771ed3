import { ConfigProvider } from 'antd';
import useAppStyle from 'antd/es/app/style';
import { Provider, useAtomValue, useStore } from 'jotai';
import { type ReactNode, useEffect, useMemo } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { appBase, styleNonce } from './page-facts.ts';
import { Shell } from './Shell.tsx';
import { LateHosts } from './services/LateHosts.tsx';
import { heedOtherTab } from './settings/heed-other-tab.ts';
import { colourAtom, languageAtom, modeAtom, sizeAtom, slideClassAtom } from './settings/settings.ts';
import { htmlLanguages, useAntdLocale } from './settings/use-antd-locale.ts';
import { createTheme } from './theme/create-theme.ts';

const styleCsp = styleNonce ? { csp: { nonce: styleNonce } } : {};

/** What lies behind a dialog stays sharp: blur moves and costs. Source: look, motion. */
const plainMask = { mask: { blur: false } };

/** Providers, outermost first: store, theme and words, toasts, addresses. */
export function AppRoot() {
  return (
    <Provider>
      <Themed />
    </Provider>
  );
}

function Themed() {
  const mode = useAtomValue(modeAtom);
  const colour = useAtomValue(colourAtom);
  const language = useAtomValue(languageAtom);
  const size = useAtomValue(sizeAtom);
  const locale = useAntdLocale(language);
  const store = useStore();
  const block = useAtomValue(slideClassAtom);
  const theme = useMemo(() => createTheme({ mode, colour, block }), [mode, colour, block]);
  useEffect(() => {
    document.documentElement.lang = htmlLanguages[language];
    document.documentElement.style.colorScheme = mode;
    document.documentElement.dataset.mode = mode;
  }, [language, mode]);
  useEffect(() => {
    const heed = ({ key }: StorageEvent) => void heedOtherTab(store, key);
    window.addEventListener('storage', heed);
    return () => window.removeEventListener('storage', heed);
  }, [store]);
  if (!locale) return null;
  return (
    <ConfigProvider
      button={{ autoInsertSpace: false }}
      {...(size === 'medium' ? {} : { componentSize: size })}
      modal={plainMask}
      drawer={plainMask}
      theme={theme}
      locale={locale}
      {...styleCsp}
    >
      <Ground>
        <LateHosts />
        <BrowserRouter basename={appBase}>
          <Shell />
        </BrowserRouter>
      </Ground>
    </ConfigProvider>
  );
}

/** The element of antd's `App` with its letters and variables, without the hosts for messages that `App` brings. */
function Ground({ children }: { readonly children: ReactNode }) {
  const prefix = 'ant-app';
  const [hash, variables] = useAppStyle(prefix);
  return <div className={`${prefix} ${hash} ${variables}`}>{children}</div>;
}
