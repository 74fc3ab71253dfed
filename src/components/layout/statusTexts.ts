import type { StatusMessageProps } from './StatusMessage.tsx';

/** The specification's words (sections 2 and 8) for pages that cannot be shown. */
export const statusTexts = {
  notFound: { drawing: 'notFound', title: 'Oops! The page you are looking for does not exist.' },
  forbidden: {
    drawing: 'lock',
    title: '403 Unauthorized',
    text: 'You do not have permission to access this page. Please log in with the correct credentials or go back.',
  },
  fallback: {
    drawing: 'broken',
    title: 'Unable to load the page.',
    text: 'Please check your internet connection and try again.',
  },
} as const satisfies Record<string, StatusMessageProps>;
