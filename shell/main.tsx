import 'antd/dist/reset.css';
import './shell.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppRoot } from './AppRoot.tsx';
import { styleNonce } from './page-facts.ts';
import { giveStylesTheNonce } from './style-nonce.ts';

giveStylesTheNonce(styleNonce);

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <AppRoot />
    </StrictMode>,
  );
}
