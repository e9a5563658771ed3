// Here: the page: entry, session, routes; what a user sees of it are screens.

import 'antd/dist/reset.css';
import './shell.css';
import { createStore } from 'jotai';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRoot } from './AppRoot.tsx';
import { heedOtherTabs } from './pages/heed-other-tabs.ts';
import { pathInApp, styleNonce } from './request/page-facts.ts';
import { forgetPagesBut } from './session/page-memory.ts';
import { giveStylesTheNonce } from './style-nonce.ts';

giveStylesTheNonce(styleNonce);
forgetPagesBut(pathInApp() + window.location.search);

const store = createStore();
heedOtherTabs(store);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppRoot store={store} />
    </StrictMode>,
  );
}
