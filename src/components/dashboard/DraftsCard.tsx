import { chakra } from '@chakra-ui/react';
import { plainWords } from '../../lib/plainWords.ts';
import { dashboardRowRecipe, dashboardRows } from '../../theme/recipes/dashboard.ts';
import { Button } from '../ui/Button.tsx';
import { Count } from '../ui/Count.tsx';
import { Link } from '../ui/Link.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { DashboardPanel } from './DashboardPanel.tsx';

const Row = chakra('div', dashboardRowRecipe);

export interface DraftsCardProps {
  drafts: readonly {
    id: string;
    text: string;
    pictures: number;
    /** Of a post that is out already. */
    change: boolean;
    onContinue: () => void;
  }[];
  /** Where all of them are. */
  allHref: string;
  /**
   * The others are counted.
   * @default 3
   */
  most?: number;
}

/** Its first line with words; a draft may have none. */
const lineOf = (text: string) =>
  plainWords(text)
    .split('\n')
    .find((line) => line.trim() !== '') ?? 'Without words yet';

/** Posts that were begun on this device and not sent (product S18). */
export function DraftsCard({ drafts, allHref, most = 3 }: DraftsCardProps) {
  return (
    <DashboardPanel
      title="Drafts"
      titleEnd={
        drafts.length > 0 && (
          <Link href={allHref} variant="standalone">
            See all<VisuallyHidden> drafts</VisuallyHidden>
          </Link>
        )
      }
    >
      {drafts.length > 0 ? (
        <chakra.ul css={dashboardRows}>
          {drafts.slice(0, most).map(({ id, text, pictures, change, onContinue }) => (
            <li key={id}>
              <Row>
                <div data-part="lines">
                  <p data-part="name" title={lineOf(text)} dir="auto">
                    {lineOf(text)}
                  </p>
                  <p data-part="note">
                    {change ? 'Change of a post' : 'New post'}
                    {pictures > 0 && (
                      <>
                        {' · '}
                        <Count value={pictures} noun={['picture', 'pictures']} />
                      </>
                    )}
                  </p>
                </div>
                <Button variant="outline" size="sm" onClick={onContinue}>
                  Continue<VisuallyHidden> {lineOf(text)}</VisuallyHidden>
                </Button>
              </Row>
            </li>
          ))}
        </chakra.ul>
      ) : (
        <chakra.p color="fg.muted">What you begin and do not send waits here, on this device only.</chakra.p>
      )}
      {drafts.length > most && (
        <chakra.p mt={3} textStyle="small" color="fg.muted">
          and <Count value={drafts.length - most} noun={['more', 'more']} />
        </chakra.p>
      )}
    </DashboardPanel>
  );
}
