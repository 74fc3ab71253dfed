import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import { parse } from 'yaml';
import type { Database } from '../db/schema.ts';
import { IMAGE, RECOMMEND, TEXT } from '../modules/chat/messages.ts';
import { foldWords } from '../search/words.ts';
import { idAt, mediaKeyOf } from './ids.ts';
import { insert } from './insert.ts';
import { HOUR_MS, storedFile, type Person, type StoredFile } from './people.ts';
import type { PaletteName } from './pictures/palettes.ts';
import { renderScene } from './pictures/render.ts';
import { scenes, type SceneName } from './pictures/scenes.ts';
import { randomOf } from './random.ts';
import type { Row } from './rows.ts';

interface MessageText {
  by: string;
  text: string;
  /** Scene and palette of a picture. */
  draw?: `${SceneName} ${PaletteName}`;
  alt?: string;
  /** Shows what the writer has said of the other on their profile. */
  recommends?: true;
}

/** A conversation as chats.yaml has it. The two are connected by themselves (people.ts). */
interface ChatText {
  between: [string, string];
  /** Hours before now. */
  last: number;
  /** How many of the last messages are not read yet. */
  unread: number;
  messages: MessageText[];
}

export interface SeedMessage {
  row: Row<'messages'>;
  recommends: boolean;
  picture?: () => Promise<StoredFile>;
}

/** What members have written to each other, each conversation oldest first. */
export function seedChats(persons: readonly Person[], now: Date): SeedMessage[] {
  const chats = parse(readFileSync(join(import.meta.dirname, 'chats/chats.yaml'), 'utf8')) as ChatText[];
  const byHandle = new Map(persons.map((person) => [person.handle, person]));
  const personOf = (handle: string): Person => {
    const person = byHandle.get(handle);
    if (!person) throw new Error(`nobody is called ${handle}`);
    return person;
  };
  return chats.flatMap((chat) => messagesOf(chat, personOf, now));
}

function messagesOf(chat: ChatText, personOf: (handle: string) => Person, now: Date): SeedMessage[] {
  const random = randomOf(`chat ${chat.between.join(' ')}`);
  let time = now.getTime() - chat.last * HOUR_MS;
  const times = chat.messages.map(() => {
    const at = time;
    time -= random.between(0.02, 1.5) * HOUR_MS;
    return new Date(at);
  });
  return chat.messages.map((message, index): SeedMessage => {
    const createdAt = times.at(-1 - index) ?? now;
    const sender = personOf(message.by);
    const receiver = personOf(chat.between.find((handle) => handle !== message.by) ?? '');
    const isRead = index < chat.messages.length - chat.unread;
    const picture = message.draw && pictureOf(message.draw, sender, createdAt);
    return {
      recommends: message.recommends === true,
      ...(picture ? { picture: picture.draw } : {}),
      row: {
        id: idAt(random, createdAt),
        sender_id: sender.id,
        receiver_id: receiver.id,
        type: message.recommends ? RECOMMEND : picture ? IMAGE : TEXT,
        text: message.text,
        folded: foldWords(message.text),
        media_key: picture ? picture.key : null,
        alt: message.alt ?? (picture ? picture.alt : null),
        created_at: createdAt,
        read_at: isRead ? new Date(Math.min(now.getTime(), createdAt.getTime() + 60_000)) : null,
      },
    };
  });
}

function pictureOf(drawn: `${SceneName} ${PaletteName}`, sender: Person, createdAt: Date) {
  const [scene, palette] = drawn.split(' ') as [SceneName, PaletteName];
  const random = randomOf(`chat picture ${sender.handle} ${drawn}`);
  const key = mediaKeyOf(random, 'chat');
  const owned = { key, owner_id: sender.id, purpose: 3, created_at: createdAt };
  const draw = async () => storedFile(await renderScene(random, { scene, palette }), owned);
  return { key, alt: scenes[scene][1], draw };
}

/** Writes the conversations; members, pictures and recommendations are there already. */
export async function insertChats(trx: Transaction<Database>, messages: readonly SeedMessage[]) {
  const said = await trx
    .selectFrom('recommendations')
    .select(['id', 'author_id', 'receiver_id'])
    .where('state', '=', 2)
    .execute();
  const rows = messages.map(({ row, recommends }) => {
    const about = said.find((one) => one.author_id === row.sender_id && one.receiver_id === row.receiver_id);
    if (!recommends) return row;
    if (!about) throw new Error(`nothing was said that "${row.text}" shows`);
    return { ...row, recommendation_id: about.id };
  });
  await insert(trx, 'messages', rows);
  // The last of a conversation wins, for either of the two.
  const last = new Map(
    rows.flatMap(({ id, sender_id, receiver_id }) =>
      [
        { member_id: sender_id, other_id: receiver_id, last_message_id: id },
        { member_id: receiver_id, other_id: sender_id, last_message_id: id },
      ].map((chat) => [`${chat.member_id} ${chat.other_id}`, chat] as const),
    ),
  );
  await insert(trx, 'chats', [...last.values()]);
}
