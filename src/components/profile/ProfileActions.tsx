import { BriefcaseBusiness, Download, EllipsisVertical, Eye, FileUp, Pencil, Share2 } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { Menu, type MenuEntry } from '../ui/Menu.tsx';

export interface ProfileActionsProps {
  onEdit: () => void;
  onShare: () => void;
  /** Of a job seeker. */
  onOpenToWork?: (() => void) | undefined;
  onPreview: () => void;
  onResume?: (() => void) | undefined;
  onImport?: (() => void) | undefined;
}

/** What the member does with the own profile. */
export function ProfileActions({
  onEdit,
  onShare,
  onOpenToWork,
  onPreview,
  onResume,
  onImport,
}: ProfileActionsProps) {
  const look: MenuEntry[] = [
    { label: 'See it as others do', icon: <Eye />, onSelect: onPreview },
    ...(onOpenToWork ? [{ label: 'Open to work', icon: <BriefcaseBusiness />, onSelect: onOpenToWork }] : []),
  ];
  const files: MenuEntry[] = [
    ...(onResume ? [{ label: 'Download résumé', icon: <Download />, onSelect: onResume }] : []),
    ...(onImport ? [{ label: 'Import', icon: <FileUp />, onSelect: onImport }] : []),
  ];
  return (
    <>
      <Button iconStart={<Pencil aria-hidden />} onClick={onEdit}>
        Edit profile
      </Button>
      <Button variant="outline" iconStart={<Share2 aria-hidden />} onClick={onShare}>
        Share
      </Button>
      <Menu
        trigger={
          <IconButton variant="outline" label="More actions" icon={<EllipsisVertical aria-hidden />} />
        }
        sections={[{ entries: look }, { entries: files }]}
      />
    </>
  );
}
