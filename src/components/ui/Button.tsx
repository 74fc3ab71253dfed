import { chakra } from '@chakra-ui/react';
import { useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { buttonRecipe } from '../../theme/recipes/button.ts';
import { useLinkComponent } from './LinkContext.tsx';
import { Spinner } from './Spinner.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import { WaitingContext } from './waiting.ts';

const Frame = chakra('button', buttonRecipe);
const LinkFrame = chakra('a', buttonRecipe);

interface ButtonLook {
  children: ReactNode;
  /**
   * `live` starts something that is on the air, and nothing else. `dangerQuiet` destroys, beside a better way on.
   * @default 'solid'
   */
  variant?: 'solid' | 'outline' | 'ghost' | 'danger' | 'dangerQuiet' | 'live';
  /** @default 'md' */
  size?: 'sm' | 'md' | 'lg';
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
  fullWidth?: boolean;
}

export interface ButtonProps
  extends
    ButtonLook,
    Omit<ComponentProps<'button'>, 'children' | 'className' | 'style' | 'color' | 'onClick'> {
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  /** Makes it a link that looks like a button; what belongs to buttons only (type, form, busy) is then ignored. */
  href?: string;
  /**
   * Work is going on: the button keeps its width and its focus, ignores clicks and says `busyLabel`; after 10 s
   * it says that it still works, and offers to cancel. Pass `false` rather than nothing while idle, so that the
   * announcement has its place ready.
   */
  busy?: boolean;
  /** @default 'Please wait' */
  busyLabel?: string;
}

function ButtonLink({
  href,
  id,
  onClick,
  iconStart,
  children,
  iconEnd,
  ...look
}: ButtonProps & { href: string }) {
  const Inner = useLinkComponent(href);
  return (
    <LinkFrame asChild variant={look.variant} size={look.size} fullWidth={look.fullWidth}>
      <Inner href={href} id={id} onClick={onClick} aria-label={look['aria-label']}>
        {iconStart}
        <span>{children}</span>
        {iconEnd}
      </Inner>
    </LinkFrame>
  );
}

export function Button({ href, busy, busyLabel = 'Please wait', ...props }: ButtonProps) {
  const Waiting = useContext(WaitingContext);
  if (href !== undefined) return <ButtonLink {...props} href={href} />;
  const { children, iconStart, iconEnd, type = 'button', onClick, ...rest } = props;
  const press = (event: MouseEvent<HTMLElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <Frame
        {...rest}
        type={type}
        onClick={press}
        aria-disabled={busy || rest['aria-disabled'] || undefined}
        data-busy={busy ? '' : undefined}
      >
        {iconStart}
        <span>{children}</span>
        {iconEnd}
        {busy && (
          <span data-spinner>
            <Spinner size="sm" />
          </span>
        )}
      </Frame>
      {busy && Waiting && <Waiting />}
      {busy !== undefined && <VisuallyHidden role="status">{busy && busyLabel}</VisuallyHidden>}
    </>
  );
}
