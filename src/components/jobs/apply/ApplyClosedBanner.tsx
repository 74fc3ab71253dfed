import { chakra } from '@chakra-ui/react';
import { Link } from '../../ui/Link.tsx';
import { Notice } from '../../ui/Notice.tsx';

/** An open job that asks for the same. */
export interface SimilarJob {
  jobId: string;
  vacancyName: string;
  companyName: string;
  /** Of its page. */
  href?: string | undefined;
}

export interface ApplyClosedBannerProps {
  /** Its last day ended while the form was open; else somebody closed it. */
  dayIsOver?: boolean;
  similar: readonly SimilarJob[];
}

/** A job closed while somebody was applying for it (product S29). */
export function ApplyClosedBanner({ dayIsOver = false, similar }: ApplyClosedBannerProps) {
  return (
    <Notice
      tone="danger"
      title={dayIsOver ? 'The last day to apply has passed.' : 'This job no longer takes applications.'}
    >
      What you wrote is kept on this device.
      {similar.length > 0 && (
        <>
          {' '}
          These jobs are open and ask for the same:
          <chakra.ul mt={2} display="grid" gap={1}>
            {similar.map(({ jobId, vacancyName, companyName, href }) => (
              <chakra.li key={jobId} dir="auto" overflowWrap="anywhere">
                {href ? <Link href={href}>{vacancyName}</Link> : vacancyName}, {companyName}
              </chakra.li>
            ))}
          </chakra.ul>
        </>
      )}
    </Notice>
  );
}
