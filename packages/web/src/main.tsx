import '@fontsource-variable/inter/wght.css';
import '@fontsource-variable/fraunces/standard.css';
import '@fontsource/im-fell-english/400-italic.css';
import './styles/tokens.css';
import './styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { startOffline } from './offline';
import { applyToDocument, followSystem, getSettings } from './settings/settings';

applyToDocument(getSettings());
followSystem();
const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
startOffline();
