import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { MediaType } from '../../../domain/enums.ts';
import { isOrganisation } from '../../../domain/roles.ts';
import { eventTime } from '../../../lib/eventTime.ts';
import { plainWords } from '../../../lib/plainWords.ts';
import { Avatar, type AvatarProps } from '../../ui/Avatar.tsx';

export type SharedItem = Pick<
  Schemas['FeedItem'],
  'feedId' | 'feedType' | 'author' | 'text' | 'media' | 'visibility' | 'job' | 'event'
>;

export interface SharePreviewCardProps {
  item: SharedItem;
  /** Where the link leads: "rolecast.example". Empty while it is being made: its line is kept. */
  host?: string | undefined;
}

/** Of a job, the company's. */
const faceOf = (author: SharedItem['author'], job: SharedItem['job']): AvatarProps =>
  job
    ? { id: job.companyName, name: job.companyName, src: job.companyImage ?? null, shape: 'company' }
    : {
        id: author.userId,
        name: author.userName,
        src: author.userImage ?? null,
        shape: isOrganisation(author.userType) ? 'company' : 'person',
      };

/** Its first line and the words below it. */
function linesOf({ author, text, media, job, event }: SharedItem): readonly [string, string] {
  if (job) return [job.vacancyName, `${job.companyName} · ${job.companyLocation}`];
  if (event)
    return [
      event.eventName,
      `${eventTime(event.startAt, event.timezone)} · ${event.eventLocation ?? 'Online'}`,
    ];
  return [`Post by ${author.userName}`, plainWords(text) || media[0]?.alt || 'A picture'];
}

/**
 * How the link will look where it is pasted: picture, author, first words; of a job its title, company and place, of an
 * event its name, when and where.
 */
export function SharePreviewCard({ item, host }: SharePreviewCardProps) {
  const { author, media, job, event } = item;
  const [first] = media;
  const picture = event?.eventImage ?? (first?.mediaType === MediaType.VIDEO ? first.posterUrl : first?.url);
  const [title, words] = linesOf(item);
  return (
    <chakra.div
      display="flex"
      gap={3}
      minWidth={0}
      padding={3}
      borderWidth="1px"
      borderColor="border.subtle"
      borderRadius="control"
      bg="bg.sunken"
    >
      {picture ? (
        <chakra.img src={picture} alt="" boxSize={16} flexShrink={0} objectFit="cover" borderRadius="small" />
      ) : (
        <Avatar {...faceOf(author, job)} size="lg" />
      )}
      <chakra.div minWidth={0}>
        <chakra.p fontWeight="semibold" truncate>
          {title}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" lineClamp={2} dir="auto" overflowWrap="anywhere">
          {words}
        </chakra.p>
        {host !== undefined && (
          <chakra.p textStyle="caption" color="fg.muted" minHeight="1lh" truncate>
            {host}
          </chakra.p>
        )}
      </chakra.div>
    </chakra.div>
  );
}
