import { App, ConfigProvider } from 'antd';
import enUS from 'antd/locale/en_US';
import zhCN from 'antd/locale/zh_CN';
import zhTW from 'antd/locale/zh_TW';
import { type ReactNode, useMemo } from 'react';
import { ServicesContext } from '../engine/render/services.ts';
import type { Language } from '../engine/schema/text/text.ts';
import { createTheme } from '../shell/theme/create-theme.ts';
import type { ThemeColour } from '../shell/theme/palette.ts';
import { storyServices } from './story-services.ts';

const locales = { zh: zhCN, en: enUS, zhtw: zhTW };

interface Props {
  readonly language: Language;
  readonly mode: 'light' | 'dark';
  readonly colour: ThemeColour;
  readonly children: ReactNode;
}

/** Theme, words and services round each story; nothing leaves the page. */
export function StoryWorld({ language, mode, colour, children }: Props) {
  const theme = useMemo(() => createTheme({ mode, colour }), [mode, colour]);
  const services = useMemo(() => storyServices(language), [language]);
  const ground = theme.token?.colorBgContainer ?? '#ffffff';
  return (
    <ConfigProvider theme={theme} locale={locales[language]}>
      <App>
        <ServicesContext value={services}>
          <main
            lang={language === 'zhtw' ? 'zh-TW' : language}
            style={{ background: ground, padding: 24, maxWidth: 960 }}
          >
            {children}
          </main>
        </ServicesContext>
      </App>
    </ConfigProvider>
  );
}
