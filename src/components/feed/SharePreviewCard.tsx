import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { MediaType } from '../../domain/enums.ts';
import { isOrganisation } from '../../domain/roles.ts';
import { Avatar, type AvatarProps } from '../ui/Avatar.tsx';

export type SharedItem = Pick<
  Schemas['FeedItem'],
  'feedId' | 'feedType' | 'author' | 'text' | 'media' | 'visibility' | 'job'
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

/** How the link will look where it is pasted: picture, author, first words; of a job its title, company and place. */
export function SharePreviewCard({ item: { author, text, media, job }, host }: SharePreviewCardProps) {
  const [first] = media;
  const picture = first?.mediaType === MediaType.VIDEO ? first.posterUrl : first?.url;
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
          {job ? job.vacancyName : `Post by ${author.userName}`}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted" lineClamp={2} dir="auto" overflowWrap="anywhere">
          {job ? `${job.companyName} · ${job.companyLocation}` : text || first?.alt || 'A picture'}
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
