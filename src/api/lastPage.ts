/** The part of a list's answer that says whether another page follows. */
export interface Page {
  response: unknown[];
  /** Null on the last page; absent where the API pages by number alone. */
  nextCursor?: string | null;
}

/** Without a cursor the end shows as a page that is empty; a page with one may have been emptied here, by deleting. */
export const isLastPage = ({ response, nextCursor }: Page): boolean =>
  nextCursor === undefined ? response.length === 0 : nextCursor === null;
