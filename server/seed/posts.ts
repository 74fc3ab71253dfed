import type { Row } from './rows.ts';
import { feedTypeOf } from '../shared/posts.ts';
import type { PostText } from './community.ts';
import { idAt, mediaKeyOf } from './ids.ts';
import { DAY_MS, HOUR_MS, storedFile, type Person, type StoredFile } from './people.ts';
import { palettes, type PaletteName } from './pictures/palettes.ts';
import { renderScene, type shapes } from './pictures/render.ts';
import { related, scenes, type SceneName } from './pictures/scenes.ts';
import { randomOf, type Random } from './random.ts';
import type { PostPlace } from './threads.ts';

const SPAN_DAYS = 60;

export interface PlacedPost extends PostPlace {
  text: PostText;
  random: Random;
}

/** Every post of a member with its time: spread over sixty days, the last of the list the oldest. */
export function placePosts(author: Person, now: Date): PlacedPost[] {
  return author.posts.map((text, index) => {
    const random = randomOf(`post ${author.handle} ${author.posts.length - index}`);
    const age = ((index + random.next()) / author.posts.length) * SPAN_DAYS * DAY_MS;
    const createdAt = byDay(new Date(now.getTime() - age), random, now);
    return {
      id: idAt(random, createdAt),
      feedType: feedTypeOf[author.role],
      author,
      createdAt,
      text,
      random,
    };
  });
}

/** Moves a time out of the night, when few people write. */
function byDay(time: Date, random: Random, now: Date): Date {
  const hour = time.getUTCHours();
  const moved = hour < 5 ? new Date(time.getTime() + random.between(5, 9) * HOUR_MS) : time;
  return moved < now ? moved : new Date(now.getTime() - random.between(0.1, 2) * HOUR_MS);
}

export function postRow({ id, feedType, author, createdAt, text, random }: PlacedPost): {
  row: Row<'posts'>;
  edit: Row<'post_edits'> | undefined;
  /** How many share it. */
  shares: number;
} {
  const earlier = random.chance(0.05) ? /^(.+?[.!?]) [^.!?]+[.!?]$/su.exec(text.text)?.[1] : undefined;
  const editedAt = new Date(createdAt.getTime() + random.between(3, 40) * 60_000);
  const visibility = author.role === 1 && random.chance(0.06) ? 1 : 0;
  const shares = random.pick([0, 0, 0, 1, 2, 5]);
  return {
    shares,
    row: {
      id,
      feed_type: feedType,
      author_id: author.id,
      text: text.text,
      visibility,
      comment_policy: 0,
      created_at: createdAt,
      updated_at: earlier ? editedAt : createdAt,
      ...(earlier ? { edited_at: editedAt, edit_count: 1 } : {}),
    },
    edit: earlier ? { post_id: id, edited_at: editedAt, text: earlier, visibility } : undefined,
  };
}

interface Drawing {
  scene: SceneName;
  palette: PaletteName;
  words: string[];
  shape: keyof typeof shapes;
  alt: string;
}

/** Scenes that lose something at their sides. */
const wide = new Set<SceneName>(['poster', 'people', 'market', 'screen']);

/** What `draw` asks for; now and then with more pictures beside it. */
function drawingsOf({ text, random }: PlacedPost): Drawing[] {
  if (!text.draw) return [];
  const [scene = '', palette = '', ...words] = text.draw.split(' ');
  if (!isScene(scene) || !isPalette(palette)) throw new Error(`nothing is drawn as "${text.draw}"`);
  const first: Drawing = { scene, palette, words, shape: 'landscape', alt: text.alt ?? scenes[scene][1] };
  const more = random.chance(0.22) ? (related[scene] ?? []) : [];
  const count = random.whole(1, 4);
  const rest = more.slice(0, count).map((other): Drawing => ({
    scene: other,
    palette,
    words: ['OPEN'],
    shape: wide.has(other) ? 'landscape' : random.pick(['landscape', 'square', 'portrait'] as const),
    alt: scenes[other][1],
  }));
  return [first, ...rest];
}

const isScene = (name: string): name is SceneName => name in scenes;
const isPalette = (name: string): name is PaletteName => name in palettes;

export type PostPicture = { file: StoredFile; shown: Row<'post_media'> };

export function picturesOf(post: PlacedPost): (() => Promise<PostPicture>)[] {
  return drawingsOf(post).map((drawing, position) => async () => {
    const random = randomOf(`picture ${post.author.handle} ${post.text.text} ${position}`);
    const key = mediaKeyOf(random, 'post');
    const picture = await renderScene(random, drawing);
    const owned = { key, owner_id: post.author.id, purpose: 2, created_at: post.createdAt };
    return {
      file: storedFile(picture, owned),
      shown: {
        width: picture.width,
        height: picture.height,
        post_id: post.id,
        position,
        media_key: key,
        media_type: 0,
        alt: drawing.alt,
        duration_sec: null,
        poster_key: null,
      },
    };
  });
}
