import type { ComponentType } from 'react';
import { Role, type MemberRole } from '../domain/roles.ts';

export type SidebarIcon =
  | 'dashboard'
  | 'video'
  | 'audio'
  | 'chat'
  | 'posts'
  | 'applied'
  | 'jobs'
  | 'requests'
  | 'events'
  | 'myEvents'
  | 'tickets'
  | 'transactions'
  | 'about'
  | 'contact';

export interface AppRoute {
  /** As React Router writes it; without a leading slash below the root. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /** Shown at the same path to somebody who is not signed in. */
  guestPage?: () => Promise<{ default: ComponentType }>;
  /** `layout`: header and sidebar. `public`: header only when signed in. `bare`: nothing around it. */
  frame: 'layout' | 'public' | 'bare';
  /** Must be signed in. */
  login?: true;
  /** Allowed roles; absent means all. */
  roles?: readonly MemberRole[];
  /** Premium members only. */
  premium?: true;
  /** Business members pass without premium. */
  businessWithoutPremium?: true;
  /** Place in the sidebar: labels and order are the specification's (section 2). */
  sidebar?: {
    order: number;
    label: string;
    icon: SidebarIcon;
    roles?: readonly MemberRole[];
    premium?: true;
    /** Where it leads when `path` has a parameter or differs. */
    href?: string;
  };
  /** Among the four places of the bottom bar on phones, for these roles. */
  bottomBar?: readonly MemberRole[];
}

const { JOB_SEEKER, HR, BRAND, BUSINESS } = Role;
const everyRole = [JOB_SEEKER, HR, BRAND, BUSINESS] as const;

const recordsPage = () => import('../pages/live/RecordsPage.tsx');

/** Every route of the specification (section 2), and where the words of a text lead. Router, guards, sidebar and bottom bar read this table. */
export const routes: readonly AppRoute[] = [
  { path: 'login', page: () => import('../pages/account/LoginPage.tsx'), frame: 'bare' },
  { path: 'signup', page: () => import('../pages/account/SignupPage.tsx'), frame: 'bare' },
  {
    path: 'forgot-password/:userType',
    page: () => import('../pages/account/ForgotPasswordPage.tsx'),
    frame: 'bare',
  },
  { path: 'change-password', page: () => import('../pages/account/ChangePasswordPage.tsx'), frame: 'public' },
  { path: 'delete-account', page: () => import('../pages/account/DeleteAccountPage.tsx'), frame: 'public' },
  { path: 'verify/:purpose', page: () => import('../pages/account/VerifyPage.tsx'), frame: 'bare' },
  { path: 'share/:encryptedParam?', page: () => import('../pages/site/SharePage.tsx'), frame: 'bare' },
  { path: 'pricing', page: () => import('../pages/payments/PricingPage.tsx'), frame: 'public' },
  {
    path: 'about-us',
    page: () => import('../pages/site/AboutPage.tsx'),
    frame: 'public',
    sidebar: { order: 13, label: 'About', icon: 'about' },
  },
  {
    path: 'contact-us',
    page: () => import('../pages/site/ContactPage.tsx'),
    frame: 'public',
    sidebar: { order: 14, label: 'Contact', icon: 'contact' },
  },
  {
    path: 'payment-completion',
    page: () => import('../pages/payments/PaymentCompletionPage.tsx'),
    frame: 'public',
  },
  {
    path: '',
    page: () => import('./Dashboard.tsx'),
    guestPage: () => import('../pages/site/LandingPage.tsx'),
    frame: 'layout',
    login: true,
    sidebar: { order: 1, label: 'Dashboard', icon: 'dashboard' },
    bottomBar: everyRole,
  },
  {
    path: 'my-events',
    page: () => import('../pages/events/MyEventsPage.tsx'),
    frame: 'layout',
    login: true,
    roles: [HR, BUSINESS, BRAND],
    sidebar: { order: 10, label: 'My Events', icon: 'myEvents', roles: [HR, BUSINESS, BRAND] },
    bottomBar: [HR, BUSINESS, BRAND],
  },
  {
    path: 'my-events/:eventId',
    page: () => import('./Organiser.tsx'),
    frame: 'layout',
    login: true,
    roles: [HR],
  },
  {
    path: 'events',
    page: () => import('./Events.tsx'),
    frame: 'layout',
    login: true,
    roles: [JOB_SEEKER],
    sidebar: { order: 9, label: 'Events', icon: 'events', roles: [JOB_SEEKER] },
  },
  {
    path: 'events/event-details/:eventId',
    page: () => import('./EventDetails.tsx'),
    frame: 'layout',
    login: true,
  },
  {
    path: 'transactions',
    page: () => import('../pages/payments/TransactionsPage.tsx'),
    frame: 'layout',
    login: true,
    sidebar: { order: 12, label: 'Transactions', icon: 'transactions' },
  },
  {
    path: 'tickets',
    page: () => import('../pages/tickets/TicketsPage.tsx'),
    frame: 'layout',
    login: true,
    sidebar: { order: 11, label: 'Tickets', icon: 'tickets' },
    bottomBar: [JOB_SEEKER, BRAND, BUSINESS],
  },
  {
    path: 'jobs',
    page: () => import('../pages/jobs/PostedJobsPage.tsx'),
    frame: 'layout',
    login: true,
    roles: [HR],
    sidebar: { order: 7, label: 'My Job Posts', icon: 'jobs', roles: [HR] },
    bottomBar: [HR],
  },
  {
    path: 'jobs/job-details/:jobId',
    page: () => import('./JobDetails.tsx'),
    frame: 'layout',
    login: true,
  },
  {
    path: 'jobs/job-requests',
    page: () => import('../pages/jobs/JobRequestsPage.tsx'),
    frame: 'layout',
    login: true,
    sidebar: { order: 8, label: 'Job Requests', icon: 'requests', roles: [HR] },
    bottomBar: [HR],
  },
  {
    path: 'posts',
    page: () => import('../pages/feed/PostsPage.tsx'),
    frame: 'layout',
    login: true,
    sidebar: { order: 5, label: 'My Posts', icon: 'posts' },
    bottomBar: [BRAND, BUSINESS],
  },
  {
    path: 'posts/post-details/:postId',
    page: () => import('../pages/feed/PostDetailsPage.tsx'),
    frame: 'layout',
    login: true,
  },
  {
    path: 'posts/tag/:tag',
    page: () => import('../pages/feed/TagPostsPage.tsx'),
    frame: 'layout',
    login: true,
  },
  {
    path: 'posts/by/:userId',
    page: () => import('../pages/feed/MemberPostsPage.tsx'),
    frame: 'layout',
    login: true,
  },
  {
    path: 'job-applied',
    page: () => import('../pages/jobs/AppliedJobsPage.tsx'),
    frame: 'layout',
    login: true,
    roles: [HR, JOB_SEEKER],
    sidebar: { order: 6, label: 'Job Applied', icon: 'applied', roles: [JOB_SEEKER] },
    bottomBar: [JOB_SEEKER],
  },
  {
    path: 'event-payment',
    page: () => import('../pages/payments/EventPaymentPage.tsx'),
    frame: 'layout',
    login: true,
  },
  {
    path: 'live',
    page: () => import('../pages/live/StartLivePage.tsx'),
    frame: 'bare',
    login: true,
    premium: true,
    businessWithoutPremium: true,
  },
  { path: 'live/:channelName', page: () => import('../pages/live/LiveRoomPage.tsx'), frame: 'bare' },
  {
    path: 'records/audio',
    page: recordsPage,
    frame: 'layout',
    login: true,
    premium: true,
    sidebar: { order: 3, label: 'Live Audios', icon: 'audio', premium: true },
  },
  {
    path: 'records/video',
    page: recordsPage,
    frame: 'layout',
    login: true,
    premium: true,
    sidebar: { order: 2, label: 'Live Videos', icon: 'video', premium: true },
  },
  {
    path: 'chats',
    page: () => import('../pages/chat/ChatPage.tsx'),
    frame: 'layout',
    login: true,
    roles: [JOB_SEEKER],
    sidebar: { order: 4, label: 'Chat List', icon: 'chat', roles: [JOB_SEEKER] },
  },
  {
    path: 'profile',
    page: () => import('../pages/profile/ProfilePage.tsx'),
    frame: 'layout',
    login: true,
    roles: [JOB_SEEKER],
  },
  {
    path: 'user-profile',
    page: () => import('./UserProfile.tsx'),
    frame: 'layout',
    login: true,
  },
];
