import { DAY_MS, type Person } from './people.ts';
import { idAt } from './ids.ts';
import type { Random } from './random.ts';
import type { Row } from './rows.ts';

type Recommendation = Row<'recommendations'>;

/** Contract: Relationship. */
const relationships = [1, 2, 4, 5] as const;

const texts = [
  'I gave a problem nobody wanted, and two weeks later there was a plan, a prototype and a team that believed in it. Calm under pressure and honest about what is not done yet.',
  'We shared a desk and a deadline for a year. Reads a room quickly, writes things down, and never lets a colleague find out about a change from somebody else.',
  'Our clients ask by name. Meetings start on time, end with decisions, and what was promised is delivered a day early more often than a day late.',
  'Learns faster than anyone I have taught, and explains it to the next person better than I did. I would work together again tomorrow.',
  'Found the fault that had cost us a month, wrote down how, and then trained the night shift. The line has run without a stop since.',
  'Keeps quality high when the pace is high, and says no when that is the right answer. I trust the numbers that come from this desk.',
];

const requests = [
  'Would you write two lines about the project last winter?',
  'I am applying for a role like ours. Could you say how we worked together?',
];

/** What members say about those whom they know: most of it shown, some of it waiting or still asked for. */
export function recommendations(
  persons: Person[],
  connected: readonly Pick<Row<'connections'>, 'member_id' | 'other_id' | 'status'>[],
  random: Random,
  now: Date,
): Recommendation[] {
  const byId = new Map(persons.map((person) => [person.id, person]));
  return connected.flatMap(({ member_id, other_id, status }, at): Recommendation[] => {
    const author = byId.get(member_id);
    // Each pair stands there twice, so each direction is drawn once.
    if (status !== 1 || !author || !byId.has(other_id) || !random.chance(0.35)) return [];
    const created_at = new Date(now.getTime() - random.between(2, 55) * DAY_MS);
    const state = random.chance(0.75) ? 2 : random.chance(0.5) ? 1 : 0;
    return [
      {
        id: idAt(random, created_at),
        author_id: member_id,
        receiver_id: other_id,
        relationship: random.pick(relationships),
        position: author.role === 1 ? null : author.headline.slice(0, 100),
        text: state === 0 ? null : (texts[at % texts.length] ?? null),
        request_message: state === 0 ? random.pick(requests) : null,
        state,
        created_at,
        updated_at: state === 2 ? new Date(created_at.getTime() + DAY_MS) : created_at,
      },
    ];
  });
}
