import { useEffect, useState } from 'react';
import type { ArrivedPicture, EventUploads } from '../../../components/events/posting/eventUploads.ts';
import { UploadPurpose } from '../../../domain/enums.ts';
import type { CropArea } from '../../../lib/cropArea.ts';
import { reportFailure } from '../../feed/posts/reportFailure.ts';
import { useLatest } from '../../site/useLatest.ts';
import { useUpload, type Uploads } from '../../site/useUpload.ts';

const leastWidth = 1200;
const tooSmall = 'A picture is 16:9 and at least 1200 pixels wide.';
/** As large as the form shows it, and some kilobytes that a draft can keep. */
const coverPreview = [640, 360] as const;

const readFailed = reportFailure('This picture cannot be opened');

/** The main picture: cut on this device and sent at once. */
function useCover(form: number | undefined): EventUploads['cover'] {
  const { files, add, clear, retry } = useUpload(UploadPurpose.EVENT);
  const [chosen, setChosen] = useState<{ file: File; src: string }>();
  const [cutting, setCutting] = useState(false);
  const [cut, setCut] = useState<{ form: number | undefined; src: string }>();
  const [refused, setRefused] = useState<string>();
  const latest = useLatest(form);
  const src = chosen?.src;
  // Also when the page is left with the picture still being cut.
  useEffect(() => (src === undefined ? undefined : () => URL.revokeObjectURL(src)), [src]);
  useEffect(
    () => () => {
      clear();
      setChosen(undefined);
      setRefused(undefined);
    },
    [form, clear],
  );
  const send = async (area: CropArea) => {
    if (!chosen) return;
    setCutting(true);
    try {
      const [{ cutImage }, { smallImage }] = await Promise.all([
        import('../../../lib/cutImage.ts'),
        import('../../../lib/smallImage.ts'),
      ]);
      const file = await cutImage(chosen.file, area);
      const small = await smallImage(file, ...coverPreview);
      if (latest.current === form) {
        clear();
        setRefused(area.width < leastWidth ? tooSmall : undefined);
        if (area.width >= leastWidth) {
          setCut({ form, src: small });
          add([file]);
        }
      }
    } catch (error) {
      readFailed(error);
    }
    setCutting(false);
    setChosen(undefined);
  };
  const sent = cut?.form === form ? files.at(-1) : undefined;
  const { mediaKey, id } = sent ?? {};
  const failed = refused && {
    id: 'refused',
    name: 'The picture',
    previewUrl: '',
    state: 'failed' as const,
    progress: 0,
    error: refused,
  };
  return {
    upload: failed || (mediaKey ? undefined : sent),
    arrived: mediaKey && id && cut ? { id, mediaKey, src: cut.src } : undefined,
    crop: chosen && {
      src: chosen.src,
      busy: cutting,
      onCancel: () => setChosen(undefined),
      onCrop: (area) => void send(area),
    },
    onPick: ({ file }) => setChosen({ file, src: URL.createObjectURL(file) }),
    onCancel() {
      clear();
      setRefused(undefined);
    },
    onRetry: () => sent && retry(sent.id),
  };
}

/** Small pictures of what has arrived, made once each. */
function useSmall(files: Uploads['files']): readonly ArrivedPicture[] {
  const [made, setMade] = useState<Readonly<Record<string, string>>>({});
  const ready = files.filter(({ state, mediaKey }) => state === 'ready' && mediaKey);
  const open = ready.filter(({ id }) => made[id] === undefined);
  const ids = open.map(({ id }) => id).join();
  useEffect(() => {
    for (const { id, file } of open)
      void import('../../../lib/smallImage.ts')
        .then(({ smallImage }) => smallImage(file, 192))
        .catch(() => '')
        .then((src) => setMade((before) => ({ ...before, [id]: src })));
    // Once for each that is ready.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ids]);
  return ready.flatMap(({ id, mediaKey }) => {
    const src = made[id];
    return src === undefined || !mediaKey ? [] : [{ id, mediaKey, src }];
  });
}

/**
 * The pictures that are chosen for an event (product S35). `form` says which form they are for, undefined while there is
 * none; another one begins without them.
 */
export function useEventUploads(form: number | undefined): EventUploads {
  const cover = useCover(form);
  const { files, add, remove, retry, clear } = useUpload(UploadPurpose.EVENT);
  const arrived = useSmall(files);
  useEffect(() => clear, [form, clear]);
  return {
    cover,
    gallery: {
      uploads: files.filter(({ id }) => arrived.every((one) => one.id !== id)),
      arrived,
      onPick: ({ files: chosen }) => void add(chosen),
      onRemove: ({ id }) => remove(id),
      onRetry: ({ id }) => retry(id),
    },
  };
}
