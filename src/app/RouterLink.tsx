import { Link } from 'react-router-dom';
import type { LinkComponentProps } from '../components/ui/LinkContext.tsx';

/** What `ui/Link` draws links inside the application with. */
export function RouterLink({ href, ...props }: LinkComponentProps) {
  return <Link to={href} {...props} />;
}
