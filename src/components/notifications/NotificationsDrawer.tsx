import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { CheckCheck, Settings } from 'lucide-react';
import { byDay, type Notification, type NotificationTab } from '../../domain/notifications.ts';
import { Button } from '../ui/Button.tsx';
import { useNow } from '../ui/Clock.tsx';
import { Drawer } from '../ui/Drawer.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { IconButton } from '../ui/IconButton.tsx';
import { ListState } from '../ui/ListState.tsx';
import type { ListState as State } from '../ui/listState.ts';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Tabs } from '../ui/Tabs.tsx';
import { NotificationItem, type NotificationItemProps } from './NotificationItem.tsx';

export interface NotificationsDrawerProps extends Pick<NotificationItemProps, 'onOpen' | 'onMute'> {
  /** Above the list: a `DevicePushBanner`. */
  notice?: ReactNode;
  open: boolean;
  onClose: () => void;
  tab: NotificationTab;
  onTab: (tab: NotificationTab) => void;
  state: State<Notification>;
  /** Of all, also of those that are not loaded. */
  unread: number;
  /** Where one leads; undefined for one that opens nothing. */
  hrefOf: (notification: Notification) => string | undefined;
  /** What one belongs to in Settings, where that can be turned off. */
  kindOf: (notification: Notification) => string | undefined;
  onReadAll: () => void;
  /** They are being marked. */
  readingAll?: boolean;
  onSettings: () => void;
}

/** In the shape of the rows. */
const drawing = ['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
  <chakra.div key={row} display="flex" gap={3} paddingBlock={3}>
    <Skeleton shape="circle" width="2.75rem" />
    <chakra.div flex={1}>
      <Skeleton width="90%" />
      <Skeleton width="8rem" />
    </chakra.div>
  </chakra.div>
));

const empty = {
  all: 'Nothing yet. What happens around your posts, applications and events is told here.',
  unread: 'You have read everything.',
} satisfies Record<NotificationTab, string>;

function Days({
  notifications,
  hrefOf,
  kindOf,
  ...events
}: Pick<NotificationsDrawerProps, 'hrefOf' | 'kindOf' | 'onOpen' | 'onMute'> & {
  notifications: readonly Notification[];
}) {
  return byDay(notifications, useNow()).map(({ day, notifications: ofDay }) => (
    <section key={day} aria-label={day}>
      <chakra.h3 textStyle="small" color="fg.muted" fontWeight="semibold" marginBlock={2}>
        {day}
      </chakra.h3>
      <chakra.ul listStyleType="none" marginInline={-2}>
        {ofDay.map((one) => (
          <NotificationItem
            key={one.id}
            notification={one}
            href={hrefOf(one)}
            kind={kindOf(one)}
            {...events}
          />
        ))}
      </chakra.ul>
    </section>
  ));
}

/** What happened while the member was away, the latest first, read or not (specification 2; product S42). */
export function NotificationsDrawer({
  open,
  onClose,
  tab,
  onTab,
  state,
  unread,
  onReadAll,
  readingAll = false,
  onSettings,
  notice,
  ...row
}: NotificationsDrawerProps) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title="Notifications"
      side="end"
      actions={
        <IconButton
          label="Notification settings"
          icon={<Settings />}
          onClick={onSettings}
          data-no-autofocus=""
        />
      }
    >
      <div data-pull="">
        {notice && <chakra.div mb={3}>{notice}</chakra.div>}
        <Tabs
          label="Notifications"
          tabs={[
            { value: 'all', label: 'All' },
            { value: 'unread', label: 'Unread', ...(unread > 0 && { count: unread }) },
          ]}
          value={tab}
          onChange={onTab}
        >
          {unread > 0 && (
            <chakra.div display="flex" justifyContent="end" mb={1}>
              <Button
                variant="ghost"
                size="sm"
                iconStart={<CheckCheck />}
                busy={readingAll}
                busyLabel="Marking as read"
                onClick={onReadAll}
              >
                Mark all as read
              </Button>
            </chakra.div>
          )}
          <ListState
            state={state}
            loading={drawing}
            empty={<EmptyState drawing="posts">{empty[tab]}</EmptyState>}
          >
            {(notifications) => <Days notifications={notifications} {...row} />}
          </ListState>
        </Tabs>
      </div>
    </Drawer>
  );
}
