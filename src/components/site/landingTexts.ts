import {
  CalendarCheck,
  Megaphone,
  Radio,
  SearchCheck,
  Store,
  Ticket,
  UserRound,
  type LucideIcon,
} from 'lucide-react';
import type { MemberRole } from '../../domain/roles.ts';

interface RoleText {
  role: MemberRole;
  title: string;
  icon: LucideIcon;
  /** What this kind of member can do. */
  points: readonly string[];
}

export const roleTexts: readonly RoleText[] = [
  {
    role: 1,
    title: 'Job seeker',
    icon: UserRound,
    points: [
      'Apply with your profile, in one step',
      'See where every application stands',
      'Chat with the people you know',
    ],
  },
  {
    role: 2,
    title: 'HR',
    icon: SearchCheck,
    points: [
      'Post jobs that close by themselves',
      'Answer everyone, without typing it all',
      'Meet people at your own events',
    ],
  },
  {
    role: 3,
    title: 'Brand',
    icon: Megaphone,
    points: [
      'Show what you make to those who follow',
      'Sell tickets with the price all in',
      'Go live for your people',
    ],
  },
  {
    role: 4,
    title: 'Business',
    icon: Store,
    points: [
      'Show your place to the people around it',
      'Fill a room, and check tickets at the door',
      'Go live without Premium',
    ],
  },
];

interface ProofText {
  title: string;
  text: string;
  icon: LucideIcon;
}

export const proofTexts: readonly ProofText[] = [
  {
    title: 'Apply with your profile',
    text: 'What you wrote once is your application. When a job closes, whoever still waits gets an answer.',
    icon: CalendarCheck,
  },
  {
    title: 'Tickets that work without signal',
    text: 'Your ticket is on your phone and signed. The door can check it in a cellar, and so can you.',
    icon: Ticket,
  },
  {
    title: 'Live rooms that become recordings',
    text: 'Talk or show something live. It is recorded while it runs, so a lost connection loses nothing.',
    icon: Radio,
  },
];

/** Pages that can be read without an account. */
export const informationPages: readonly { label: string; href: string }[] = [
  { label: 'Pricing', href: '/pricing' },
  { label: 'About', href: '/about-us' },
  { label: 'Contact', href: '/contact-us' },
];

export const ways = { loginHref: '/login', signupHref: '/signup' } as const;
