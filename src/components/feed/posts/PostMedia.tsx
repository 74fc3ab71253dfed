import type { Schemas } from '#openapi/contract.ts';
import { chakra } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { MediaType } from '../../../domain/enums.ts';
import { postPictureSizes, srcSetOf } from '../../../domain/pictures.ts';
import { postMediaRecipe } from '../../../theme/recipes/post.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';

type Media = Schemas['Media'];

const Frame = chakra('div', postMediaRecipe);
const MediaViewerDialog = lazy(async () => ({
  default: (await import('./MediaViewerDialog.tsx')).MediaViewerDialog,
}));

/** More than five pictures: five are shown, the last with the number of the rest. */
const most = 5;

/** One picture keeps its own shape, but is never a tower nor a ribbon. Its place is known before it arrives. */
function shapeOf([first, second]: readonly Media[]) {
  if (!first || second) return undefined;
  const ratio = first.width && first.height ? first.width / first.height : 3 / 2;
  return { aspectRatio: Math.min(2.4, Math.max(0.8, ratio)) };
}

/** Nothing of it is loaded before it is asked for, but for its still; it never begins by itself. */
function Video({ video }: { video: Media }) {
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- there are captions where the poster gave some
    <video
      controls
      preload={video.posterUrl ? 'none' : 'metadata'}
      playsInline
      poster={video.posterUrl}
      width={video.width}
      height={video.height}
      aria-label={video.alt || 'Video without a description'}
    >
      <source src={video.url} />
      {video.captionsUrl && <track kind="captions" src={video.captionsUrl} default />}
    </video>
  );
}

export interface PostMediaProps {
  /** One to ten pictures, or one video. */
  media: readonly Media[];
}

/** The pictures of a post in one frame of a fixed shape; each opens the viewer. */
export function PostMedia({ media }: PostMediaProps) {
  const [viewer, setViewer] = useState<{ start: number; open: boolean }>();
  const count = Math.min(media.length, most) as 1 | 2 | 3 | 4 | 5;
  const rest = media.length - most;
  return (
    <>
      <Frame count={count} style={shapeOf(media)}>
        {media.slice(0, most).map((item, index) =>
          item.mediaType === MediaType.VIDEO ? (
            <Video key={item.mediaKey} video={item} />
          ) : (
            <button key={item.mediaKey} type="button" onClick={() => setViewer({ start: index, open: true })}>
              <img
                // The widths come before the address: an address that is set first is loaded as well.
                srcSet={srcSetOf(item)}
                sizes={item.widths && postPictureSizes(count)}
                src={item.url}
                alt={item.alt || 'Picture without a description'}
                width={item.width}
                height={item.height}
                loading="lazy"
                decoding="async"
              />
              {rest > 0 && index === most - 1 && (
                <span data-part="rest">
                  <span aria-hidden>+{rest}</span>
                  <VisuallyHidden> and {rest} more</VisuallyHidden>
                </span>
              )}
            </button>
          ),
        )}
      </Frame>
      {viewer && (
        <Suspense>
          <MediaViewerDialog
            key={viewer.start}
            open={viewer.open}
            pictures={media}
            start={viewer.start}
            onClose={() => setViewer({ ...viewer, open: false })}
          />
        </Suspense>
      )}
    </>
  );
}
