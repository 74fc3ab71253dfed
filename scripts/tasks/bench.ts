import { binder } from '../../tests/bench/binder.ts';
import { blockFilter } from '../../tests/bench/blockFilter.ts';
import { composer } from '../../tests/bench/composer.ts';
import { conversation } from '../../tests/bench/conversation.ts';
import { durability } from '../../tests/bench/durability.ts';
import { eventList } from '../../tests/bench/eventList.ts';
import { feedList } from '../../tests/bench/feedList.ts';
import { feedScroll } from '../../tests/bench/feedScroll.ts';
import { firstLoad } from '../../tests/bench/firstLoad.ts';
import { jobList } from '../../tests/bench/jobList.ts';
import { layoutShift } from '../../tests/bench/layoutShift.ts';
import { liveRoom } from '../../tests/bench/liveRoom.ts';
import { manyStreams } from '../../tests/bench/manyStreams.ts';
import { report, type Measure } from '../../tests/bench/measure.ts';
import { messageDelivery } from '../../tests/bench/messageDelivery.ts';
import { pipeline } from '../../tests/bench/pipeline.ts';
import { profileRead } from '../../tests/bench/profileRead.ts';
import { profileView } from '../../tests/bench/profileView.ts';
import { recording } from '../../tests/bench/recording.ts';
import { search } from '../../tests/bench/search.ts';
import { ticketDoor } from '../../tests/bench/ticketDoor.ts';
import { ticketSale } from '../../tests/bench/ticketSale.ts';
import { visual } from '../../tests/bench/visual.ts';
import { storybook } from '../storybookBuild.ts';
import { buildIfStale } from '../stamp.ts';
import { app } from './build.ts';

type Bench = () => Promise<Measure[]>;

const ofTheApp =
  (bench: Bench): Bench =>
  async () => {
    if ((await buildIfStale(app)) !== 0) throw new Error('the application does not build');
    return bench();
  };

const benches: Record<string, Bench> = {
  firstLoad: ofTheApp(firstLoad),
  layoutShift: ofTheApp(layoutShift),
  feedScroll: ofTheApp(() => feedScroll()),
  composer: ofTheApp(composer),
  binder,
  durability,
  eventList: () => eventList(),
  feedList: () => feedList(),
  jobList: () => jobList(),
  profileRead: () => profileRead(),
  profileView: ofTheApp(profileView),
  pipeline: () => pipeline(),
  blockFilter,
  search: () => search(),
  messageDelivery: () => messageDelivery(),
  manyStreams: () => manyStreams(),
  conversation: ofTheApp(() => conversation()),
  liveRoom: () => liveRoom(),
  recording: () => recording(),
  ticketSale,
  ticketDoor,
  async visual() {
    if ((await buildIfStale(storybook)) !== 0) throw new Error('Storybook does not build');
    return visual();
  },
};

/** `npm run bench`, or `npm run bench -- binder durability`: prints every number with its bound; 1 when one is out. */
export async function run(names: string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in benches));
  if (unknown.length) {
    console.error(`Usage: npm run bench -- [${Object.keys(benches).join('|')} …]`);
    return 2;
  }
  const measures: Measure[] = [];
  for (const [name, bench] of Object.entries(benches)) {
    if (names.length && !names.includes(name)) continue;
    console.error(`${name} …`);
    measures.push(...(await bench()));
  }
  const { table, held } = report(measures);
  console.log(table);
  return held ? 0 : 1;
}
