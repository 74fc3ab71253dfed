import {
  BriefcaseBusiness,
  CalendarDays,
  FileSearch,
  Info,
  LayoutDashboard,
  Mail,
  MessagesSquare,
  Mic,
  ReceiptText,
  SquarePen,
  Ticket,
  UsersRound,
  Video,
  type LucideIcon,
} from 'lucide-react';

/** What the route table calls the pictures of its places. */
export const navIcons = {
  dashboard: LayoutDashboard,
  video: Video,
  audio: Mic,
  chat: MessagesSquare,
  posts: SquarePen,
  applied: BriefcaseBusiness,
  jobs: BriefcaseBusiness,
  findJobs: FileSearch,
  requests: UsersRound,
  events: CalendarDays,
  myEvents: CalendarDays,
  tickets: Ticket,
  transactions: ReceiptText,
  about: Info,
  contact: Mail,
} satisfies Record<string, LucideIcon>;

export interface NavItem {
  /** The specification's word. */
  label: string;
  href: string;
  icon: keyof typeof navIcons;
  /** The page that is shown. */
  current?: boolean;
  /** What waits there. 0 draws nothing. */
  badge?: number;
}
