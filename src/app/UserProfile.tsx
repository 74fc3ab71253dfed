import { lazy } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { Role } from '../domain/roles.ts';
import { useSession } from '../hooks/account/useSession.ts';
import { profileTarget } from '../lib/profileTarget.ts';

const ProfilePage = lazy(() => import('../pages/profile/ProfilePage.tsx'));
const UserProfilePage = lazy(() => import('../pages/people/UserProfilePage.tsx'));

/**
 * What `user-profile` shows: the member of the route's state or of the link; with neither, and for one's own name, the own
 * profile, which for job seekers has a route of its own (specification 2).
 */
export default function UserProfile() {
  const { state, search } = useLocation();
  const { userId, role } = useSession();
  const target = profileTarget({ state, search });
  if (target && target.userId !== userId) return <UserProfilePage />;
  if (role !== Role.JOB_SEEKER) return <ProfilePage />;
  const places = new URLSearchParams(search);
  places.delete('u');
  return <Navigate to={{ pathname: '/profile', search: places.toString() }} replace />;
}
