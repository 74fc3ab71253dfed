import { chakra } from '@chakra-ui/react';
import { useEffect, useEffectEvent, useId, useRef, type ReactNode } from 'react';
import {
  isSectionTab,
  profileTabLabels,
  stepTabs,
  tabsOf,
  type ProfileStep,
  type ProfileTab,
} from '../../domain/profile.ts';
import type { ConnectionList } from '../../domain/relations.ts';
import { profileTabRow } from '../../theme/recipes/profile.ts';
import { Button } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { UploadProgress, type UploadProgressProps } from '../ui/UploadProgress.tsx';
import { tabOfCount } from './CountsBar.tsx';
import { PictureMenu, type PictureMenuProps } from './PictureMenu.tsx';
import { PreviewBar, type PreviewBarProps } from './PreviewBar.tsx';
import { ProfileActions, type ProfileActionsProps } from './ProfileActions.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProfileSectionsPanel, type ProfileSectionsPanelProps } from './sections/ProfileSectionsPanel.tsx';
import { StrengthBar } from './StrengthBar.tsx';

export interface OwnProfilePanelProps extends Omit<ProfileSectionsPanelProps, 'events'> {
  /** `list`: of the connections, one of them. */
  onTab: (event: { tab: ProfileTab; list?: ConnectionList }) => void;
  /** Absent while the profile is shown as others see it. */
  own?: {
    actions: ProfileActionsProps;
    sections: NonNullable<ProfileSectionsPanelProps['events']>;
    photo: PictureMenuProps;
    cover: PictureMenuProps;
    /** A picture on its way, or refused. */
    upload?: (UploadProgressProps & { onCancel: () => void }) | undefined;
    onStep: (event: { step: ProfileStep }) => void;
    /** A step that was pressed on another page: it is begun once the profile is shown. */
    begin?: ProfileStep;
    onBegun?: () => void;
  };
  preview?: PreviewBarProps | undefined;
  /** Tabs that other parts of the product fill; one without content is not shown. */
  slots?: Partial<Record<ProfileTab, ReactNode>>;
}

/** Back from the preview, whose button went with it, the focus is where the preview began. */
function useEndOfPreview(previewing: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const was = useRef(previewing);
  useEffect(() => {
    const ended = was.current && !previewing;
    was.current = previewing;
    if (ended && document.activeElement === document.body)
      box.current?.querySelector<HTMLElement>('[aria-label="More actions"]')?.focus();
  }, [previewing]);
  return box;
}

const photoStep: ProfileStep = 1;

/** Does what a step asks for. The photo's chooser stands on this page, with its button beside it. */
function useSteps(own: OwnProfilePanelProps['own'], photoInput: string) {
  const onStep = ({ step }: { step: ProfileStep }) => {
    if (step === photoStep) document.getElementById(photoInput)?.click();
    else own?.onStep({ step });
  };
  const begin = own?.begin;
  const onBegin = useEffectEvent((step: ProfileStep) => {
    // A browser that has forgotten the press opens no chooser: its button is the next thing to be pressed.
    if (step === photoStep)
      document.getElementById(photoInput)?.parentElement?.querySelector('button')?.focus();
    onStep({ step });
    own?.onBegun?.();
  });
  useEffect(() => {
    if (begin !== undefined) onBegin(begin);
  }, [begin]);
  return onStep;
}

/** Done at the head of the profile. */
const headSteps: ReadonlySet<ProfileStep> = new Set([photoStep, 2]);

/** The own profile of any role: its head, and its tabs (product S44, S46-S48). */
export function OwnProfilePanel({ info, tab, onTab, own, preview, slots }: OwnProfilePanelProps) {
  const { member } = info;
  const photoInput = useId();
  const onStep = useSteps(own, photoInput);
  const box = useEndOfPreview(preview !== undefined);
  const tabs = tabsOf(member.userType).filter((name) => isSectionTab(name) || slots?.[name] !== undefined);
  const chosen = tabs.includes(tab) ? tab : 'about';
  const doable = (step: ProfileStep) => {
    const where = stepTabs[step];
    return headSteps.has(step) || (where !== undefined && tabs.includes(where));
  };
  const { profileStrength, nextSteps = [] } = member;
  return (
    <chakra.div ref={box} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
      {preview && <PreviewBar {...preview} />}
      <ProfileHeader
        member={member}
        {...(own && {
          own: true,
          actions: <ProfileActions {...own.actions} />,
          photoMenu: <PictureMenu {...own.photo} inputId={photoInput} />,
          coverMenu: <PictureMenu {...own.cover} />,
        })}
        onCount={({ count }) => onTab(tabOfCount[count])}
        countable={(count) => tabs.includes(tabOfCount[count].tab)}
      >
        {own && profileStrength !== undefined && (
          <StrengthBar
            strength={profileStrength}
            steps={nextSteps}
            role={member.userType}
            doable={doable}
            onStep={onStep}
          />
        )}
      </ProfileHeader>
      {own?.upload && (
        <Card>
          <chakra.div display="flex" alignItems="center" gap={3}>
            <chakra.div flex={1} minWidth={0}>
              {/* What was refused names itself. */}
              {own.upload.state !== 'failed' && (
                <chakra.p fontWeight="semibold" mb={1.5}>
                  {own.upload.name}
                </chakra.p>
              )}
              <UploadProgress {...own.upload} />
            </chakra.div>
            <Button variant="ghost" size="sm" onClick={own.upload.onCancel}>
              Cancel
            </Button>
          </chakra.div>
        </Card>
      )}
      <chakra.div css={profileTabRow}>
        <Tabs
          label="Profile"
          tabs={tabs.map((value) => ({ value, label: profileTabLabels[value] }))}
          value={chosen}
          onChange={(value) => onTab({ tab: value })}
        >
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap={3}>
            {slots?.[chosen] ?? <ProfileSectionsPanel info={info} tab={chosen} events={own?.sections} />}
          </chakra.div>
        </Tabs>
      </chakra.div>
    </chakra.div>
  );
}
