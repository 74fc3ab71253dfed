import type { Page, Route } from '@playwright/test';

/**
 * `page.route` until the function that it gives is called; from then on the server answers. `page.unroute` is no way to end it: with
 * the last route of a page it leaves for ever without an answer what the page is loading at that moment, such as code that it
 * fetches when idle.
 */
export async function intercept(
  page: Page,
  url: string,
  handler: (route: Route) => unknown,
): Promise<() => void> {
  let on = true;
  await page.route(url, (route) => (on ? handler(route) : route.fallback()));
  return () => {
    on = false;
  };
}
