import { createContext, useContext } from 'react';
import type { ComponentProps, ComponentType } from 'react';

export type LinkComponentProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };
export type LinkComponent = ComponentType<LinkComponentProps>;

function PlainLink({ children, ...props }: LinkComponentProps) {
  return <a {...props}>{children}</a>;
}

/** What a link inside the application is drawn with: a plain `<a>` until the application plugs its router in. */
export const LinkContext = createContext<LinkComponent>(PlainLink);

const leavesTheApplication = /^([a-z][a-z0-9+.-]*:|\/\/|#)/i;

/** The component for this address: other schemes and hosts, and places on the same page, need no router. */
export function useLinkComponent(href: string): LinkComponent {
  const inside = useContext(LinkContext);
  return leavesTheApplication.test(href) ? PlainLink : inside;
}
