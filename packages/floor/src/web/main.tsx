import '@fontsource/cinzel/latin-500.css';
import '@fontsource/cinzel/latin-600.css';
import '@fontsource-variable/source-sans-3';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Store } from './model/store.ts';
import { App } from './room/App.tsx';
import { FloorContext } from './room/floor.ts';
import { listenToOtherPages } from './room/settings.ts';

/** Letters that came later would move what lies there already; nobody waits for them longer than this, in milliseconds. */
const LETTERS = 500;
await Promise.race([
  Promise.all(
    ['600 1rem Cinzel', '500 1rem Cinzel', '1rem "Source Sans 3 Variable"'].map((one) =>
      document.fonts.load(one),
    ),
  ),
  new Promise((resolve) => setTimeout(resolve, LETTERS)),
]);

listenToOtherPages();

const floor = document.getElementById('floor');
if (floor) {
  createRoot(floor).render(
    <StrictMode>
      <FloorContext value={new Store()}>
        <App />
      </FloorContext>
    </StrictMode>,
  );
}
