import '@fontsource/cinzel/latin-500.css';
import '@fontsource/cinzel/latin-600.css';
import '@fontsource-variable/source-sans-3';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Store } from './model/store.ts';
import { App } from './room/App.tsx';
import { FloorContext } from './room/floor.ts';

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
