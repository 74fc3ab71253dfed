import { strToU8, zipSync } from 'fflate';
import type { Member } from './api.ts';
import { call } from './api.ts';
import type { ServerProcess } from './server.ts';

/** Connects two members as they would: one asks, the other accepts. */
export async function connect(app: ServerProcess, one: Member, other: Member): Promise<void> {
  const ask = { userId: one.session.id, otherUserId: other.session.id, action: 0 } as const;
  await call(app, 'manageConnection', ask, one.session);
  const accept = { userId: other.session.id, otherUserId: one.session.id, action: 2 } as const;
  await call(app, 'manageConnection', accept, other.session);
}

/** One follows the other. */
export const follow = (app: ServerProcess, { session }: Member, other: Member) =>
  call(app, 'followUser', { userId: session.id, otherUserId: other.session.id, action: 1 }, session);

/** One blocks the other. */
export async function block(app: ServerProcess, one: Member, other: Member): Promise<void> {
  const payload = { userId: one.session.id, otherUserId: other.session.id, action: 4 } as const;
  await call(app, 'manageConnection', payload, one.session);
}

/** Titles of the positions in `linkedInArchive`; the newest is the present one. */
export const positionOf = (index: number) => `Positionbegins${index} engineer`;

/** An archive as LinkedIn makes it, with this many positions; the first one goes on. */
export function linkedInArchive(positions: number): Buffer {
  const rows = Array.from({ length: positions }, (_, index) => {
    const [began, ended] = [2024 - index, 2025 - index];
    const text = `Keeps the queues short, and writes down why.\n${'Calm under load. '.repeat(index % 9)}Positionends${index}.`;
    return `Works ${index},${positionOf(index)},"${text}","Hamburg, Germany",Mar ${began},${index === 0 ? '' : `Feb ${ended}`}`;
  });
  return Buffer.from(
    zipSync({
      'Profile.csv': strToU8(
        'First Name,Last Name,Headline,Summary\nAmara,Diallo,"Backend developer, Hamburg","Queues,\nand people in them."\n',
      ),
      'Positions.csv': strToU8(
        `\uFEFFCompany Name,Title,Description,Location,Started On,Finished On\r\n${rows.join('\r\n')}\r\n`,
      ),
      'Education.csv': strToU8(
        'School Name,Start Date,End Date,Notes,Degree Name,Activities\nTU Hamburg,2010,2014,,B.Sc.,Choir\n',
      ),
      'Certifications.csv': strToU8(
        'Name,Url,Authority,Started On,Finished On,License Number\nForklift licence,,TÜV,Jan 2020,,77\n',
      ),
      'Languages.csv': strToU8('Name,Proficiency\nFrench,Native or bilingual proficiency\n'),
      'messages.csv': strToU8('FROM,CONTENT\nsomebody,"private, and read by nobody here"\n'),
    }),
  );
}
