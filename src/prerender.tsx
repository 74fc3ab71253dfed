import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { Providers } from './app/Providers.tsx';
import { Screens } from './app/router.tsx';

/**
 * The HTML of a page as somebody sees it who is not signed in and has chosen nothing yet. Run by build/prerender.ts
 * at build; `src/main.tsx` takes over the same tree in the browser.
 */
export async function renderPage(path: string): Promise<string> {
  const tree = (
    <StrictMode>
      <Providers>
        <StaticRouter location={path}>
          <Screens />
        </StaticRouter>
      </Providers>
    </StrictMode>
  );
  const failures: unknown[] = [];
  const { prelude } = await prerender(tree, {
    onError: (error) => void failures.push(error),
    // Larger parts would be sent hidden and moved into place by an inline script.
    progressiveChunkSize: Infinity,
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}
