/// <reference types="vite/client" />

interface ImportMetaEnv {
  readonly VITE_API_HOST?: string;
  readonly VITE_API_SIGNING_KEY?: string;
  readonly VITE_LINK_SECRET?: string;
}
