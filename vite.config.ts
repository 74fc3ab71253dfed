import react from '@vitejs/plugin-react';
import { defineConfig, loadEnv, type UserConfig } from 'vite';
import { firstScreenInOneFile } from './build/chunks.ts';
import { iconsWithoutKeys } from './build/iconKeys.ts';
import { requireWholeFirebase } from './build/firebaseSettings.ts';
import { resumeFonts } from './build/resumeFonts.ts';

const api = `http://127.0.0.1:${process.env.PORT ?? '4100'}`;

const config: UserConfig = {
  plugins: [react(), resumeFonts(), iconsWithoutKeys(), firstScreenInOneFile()],
  server: {
    port: 5173,
    // The browser's host is what the signature covers, so the proxy keeps it.
    proxy: Object.fromEntries(
      ['/api', '/media', '/dev', '/sandbox', '/health', '/openapi.json', '/live/whip', '/live/whep'].map(
        (path) => [path, { target: api, changeOrigin: false }],
      ),
    ),
  },
  build: {
    target: 'es2022',
    modulePreload: {
      polyfill: false,
      // What came with the page itself need not be named beside each of its screens.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js'
          ? files.filter((file) => !/\/(rolldown-runtime|foundation|first)-/.test(file))
          : files,
    },
    manifest: true,
    sourcemap: true,
  },
};

export default defineConfig(({ mode }) => {
  requireWholeFirebase(loadEnv(mode, import.meta.dirname, 'VITE_FIREBASE_'));
  return config;
});
