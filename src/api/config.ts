/** What the build was given (`.env.example` explains each). The defaults are the demonstration's. */
export const apiHost = import.meta.env.VITE_API_HOST || location.origin;
export const signingKey = import.meta.env.VITE_API_SIGNING_KEY || 'rolecast-demo-signing-key';
export const linkSecret = import.meta.env.VITE_LINK_SECRET || 'rolecast-demo-link-secret';
