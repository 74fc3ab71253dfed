import type { ReactNode } from 'react';

/** 1.75 px lines in the text colour; what carries `data-fill` takes the accent. All on one 120 x 80 sheet. */
const drawings = {
  posts: (
    <>
      <rect x="46" y="10" width="46" height="54" rx="7" data-fill />
      <rect x="30" y="16" width="46" height="54" rx="7" data-paper />
      <circle cx="40" cy="27" r="4" />
      <path d="M49 27h16M38 40h30M38 48h30M38 56h18" />
    </>
  ),
  people: (
    <>
      <circle cx="76" cy="27" r="10" data-fill />
      <path d="M60 66c1-13 8-20 17-20s16 7 17 20z" data-fill />
      <circle cx="47" cy="30" r="11" data-paper />
      <path d="M27 68c1-14 9-21 20-21s19 7 20 21z" data-paper />
    </>
  ),
  search: (
    <>
      <circle cx="54" cy="36" r="22" data-fill />
      <path d="M70 52l18 18" />
      <path d="M44 33c2-6 6-9 12-9" />
      <path d="M22 66h22M96 24h8M100 20v8" />
    </>
  ),
  offline: (
    <>
      <path d="M38 60h42a14 14 0 0 0 2-28 22 22 0 0 0-42-4 16 16 0 0 0-2 32z" data-fill />
      <path d="M34 12l54 58" />
    </>
  ),
  lock: (
    <>
      <rect x="38" y="34" width="44" height="34" rx="8" data-fill />
      <path d="M46 34v-8a14 14 0 0 1 28 0v8" />
      <circle cx="60" cy="49" r="4" data-paper />
      <path d="M60 53v6" />
    </>
  ),
  notFound: (
    <>
      <path d="M60 8v64M50 72h20" />
      <path d="M60 14h30l8 8-8 8H60z" data-fill />
      <path d="M60 36H32l-8 8 8 8h28z" data-paper />
      <path d="M74 22h10M40 44h10" />
    </>
  ),
  broken: (
    <>
      <rect x="26" y="14" width="68" height="48" rx="8" data-fill />
      <path d="M26 26h68" />
      <path d="M34 20h.01M41 20h.01M48 20h.01" />
      <path d="M66 26l-10 14h10L54 62" />
      <path d="M50 72h20" />
    </>
  ),
  chat: (
    <>
      <path
        d="M54 12h34a8 8 0 0 1 8 8v20a8 8 0 0 1-8 8h-4v8l-9-8H54a8 8 0 0 1-8-8V20a8 8 0 0 1 8-8z"
        data-fill
      />
      <path
        d="M32 26h32a8 8 0 0 1 8 8v18a8 8 0 0 1-8 8H46l-9 8v-8h-5a8 8 0 0 1-8-8V34a8 8 0 0 1 8-8z"
        data-paper
      />
      <path d="M36 43h.01M48 43h.01M60 43h.01" />
    </>
  ),
  bell: (
    <>
      <path d="M38 56c5-5 5-11 5-20a17 17 0 0 1 34 0c0 9 0 15 5 20z" data-fill />
      <path d="M53 63a7.5 7.5 0 0 0 14 0M60 19v-7" />
      <path d="M28 30c1-6 3-10 7-14M92 30c-1-6-3-10-7-14" />
    </>
  ),
} satisfies Record<string, ReactNode>;

export type EmptyDrawingName = keyof typeof drawings;

/** The lines of one drawing. */
export default function Lines({ name }: { name: EmptyDrawingName }): ReactNode {
  return drawings[name];
}
