/*
 * The service worker of stories: MSW's, which this folder holds as it came, for all that a story asks for. What a page is made
 * of goes past it: for each of some hundred files it would wake up, ask the page whether it is mocked, and hand its bytes
 * through two more threads: a tenth of what drawing the stories computes.
 */
const ofThePage = ['script', 'style', 'font'].map((requestDestination) => ({ requestDestination }));

addEventListener('install', (event) => {
  // A browser without routes (Firefox) asks the worker for everything.
  event.addRoutes?.({ condition: { or: ofThePage }, source: 'network' });
});

importScripts('./mockServiceWorker.js');
