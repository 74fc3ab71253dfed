// Runs joinFilm in a thread of its own: hours of film are some hundred thousand packets, and every one would hold the server up.
import { parentPort, workerData } from 'node:worker_threads';
import { diskStorage } from '../../../media/storage.ts';
import { joinFilm } from './joinFilm.ts';
import type { JoinOrder, JoinReply } from './joinInThread.ts';

const { folder, film } = workerData as JoinOrder;
const port = parentPort!; // this file is only ever started as a worker
const reply = (message: JoinReply) => port.postMessage(message);

let told = 0;
const joined = await joinFilm(diskStorage(folder), film, (percent) => {
  if (percent === told) return;
  told = percent;
  reply({ progress: percent });
});
reply({ joined });
