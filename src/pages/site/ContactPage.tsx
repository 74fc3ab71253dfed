import { chakra } from '@chakra-ui/react';
import { useSearchParams } from 'react-router-dom';
import { ContactCard } from '../../components/site/ContactCard.tsx';
import { ContactForm } from '../../components/site/ContactForm.tsx';
import { WaitingLetterBanner } from '../../components/site/WaitingLetterBanner.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { Card } from '../../components/ui/Card.tsx';
import { ErrorState } from '../../components/ui/ErrorState.tsx';
import { Notice } from '../../components/ui/Notice.tsx';
import { Skeleton } from '../../components/ui/Skeleton.tsx';
import { aboutOf } from '../../domain/contact.ts';
import { useAttachment } from '../../hooks/site/useAttachment.ts';
import { useContactData, useContactLetter } from '../../hooks/site/useContact.ts';
import { useOnline } from '../../hooks/site/useOnline.ts';
import { useTitle } from '../../hooks/site/useTitle.ts';
import { InformationFrame } from '../InformationFrame.tsx';

/** Where to reach the people who run the server, and a form to write to them (product S13). Needs no session. */
export default function ContactPage() {
  useTitle('Contact');
  const offline = !useOnline();
  const { contact, error, retry } = useContactData();
  const { mediaKey, clear, picker } = useAttachment();
  const { waiting, reference, again, initial, keep, send, busy, failure } = useContactLetter(
    mediaKey,
    aboutOf(useSearchParams()[0]),
  );
  const another = () => {
    clear();
    again();
  };
  return (
    <InformationFrame>
      <chakra.div display="grid" gap={4}>
        <chakra.h1 textStyle="h1">Contact</chakra.h1>
        {/* Notices bring their own paper. */}
        {reference && (
          <Notice
            tone="success"
            title="We got your message."
            action={
              <Button variant="outline" size="sm" onClick={another}>
                Write another
              </Button>
            }
          >
            Its number is {reference}. A person answers you by e-mail.
          </Notice>
        )}
        {!reference && waiting && <WaitingLetterBanner {...waiting} />}
        {!reference && !waiting && (
          <Card as="section" aria-label="Write to us">
            <ContactForm
              initial={initial}
              onSubmit={send}
              onChange={keep}
              busy={busy}
              failure={failure}
              offline={offline}
              attachment={picker}
            />
          </Card>
        )}
        {/* Below the form, which it would move: how many lines it has is known when the answer is there. */}
        {contact && <ContactCard contact={contact} />}
        {!contact && !error && <Skeleton shape="box" height="8rem" />}
        {!contact && error && <ErrorState error={error} onRetry={retry} />}
      </chakra.div>
    </InformationFrame>
  );
}
