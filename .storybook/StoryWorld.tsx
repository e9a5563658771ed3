import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import zhTW from 'antd/locale/zh_TW';
import { type ReactNode, useMemo } from 'react';
import { ActingContext } from '../engine/contract/acting.ts';
import { ServicesContext } from '../engine/contract/services.ts';
import type { Language } from '../engine/schema/text/text.ts';
import { buttonManners } from '../shell/theme/buttons.tsx';
import { createTheme } from '../shell/theme/create-theme.ts';
import type { ThemeColour } from '../shell/theme/palette.ts';
import { storyServices } from './story-services.ts';

const locales = { zh: zhCN, en: enUS, zhtw: zhTW };

interface GroundProps {
  readonly mode: 'light' | 'dark';
  readonly colour: ThemeColour;
  /** As wide as the page, for tables; else as wide as a record drawer. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

interface Props extends GroundProps {
  readonly language: Language;
}

/** Theme, words and services round each story; nothing leaves the page. */
export function StoryWorld({ language, children, ...ground }: Props) {
  const services = useMemo(() => storyServices(language), [language]);
  return (
    <ConfigProvider locale={locales[language]} button={buttonManners}>
      <ServicesContext value={services}>
        <ActingContext value="shipped">
          <main lang={language === 'zhtw' ? 'zh-TW' : language}>
            <Ground {...ground}>{children}</Ground>
          </main>
        </ActingContext>
      </ServicesContext>
    </ConfigProvider>
  );
}

/** The ground of a mode and a colour. Several stand on one page: each has its own set of antd's variables. */
export function Ground({ mode, colour, wide = false, children }: GroundProps) {
  const theme = useMemo(() => {
    const made = createTheme({ mode, colour });
    return { ...made, cssVar: { key: `story-${mode}-${colour}` } };
  }, [mode, colour]);
  return (
    <ConfigProvider theme={theme}>
      <App style={{ padding: 24, background: theme.token?.colorBgContainer, colorScheme: mode }}>
        <div style={{ maxWidth: wide ? undefined : 912 }}>{children}</div>
      </App>
    </ConfigProvider>
  );
}
