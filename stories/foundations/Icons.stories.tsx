import { chakra } from '@chakra-ui/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  Bell,
  Bookmark,
  BriefcaseBusiness,
  CalendarDays,
  Check,
  CircleAlert,
  Ellipsis,
  Heart,
  Image,
  Info,
  LayoutDashboard,
  Mail,
  MessageCircle,
  MessagesSquare,
  Mic,
  Moon,
  ReceiptText,
  Search,
  Share2,
  SquarePen,
  Sun,
  Ticket,
  TriangleAlert,
  Video,
} from 'lucide-react';
import type { CSSProperties } from 'react';
import { expect } from 'storybook/test';

const icons = {
  LayoutDashboard,
  Video,
  Mic,
  MessagesSquare,
  SquarePen,
  BriefcaseBusiness,
  CalendarDays,
  Ticket,
  ReceiptText,
  Info,
  Mail,
  Bell,
  Search,
  Heart,
  MessageCircle,
  Bookmark,
  Share2,
  Image,
  Ellipsis,
  Check,
  CircleAlert,
  TriangleAlert,
  Sun,
  Moon,
};

interface IconsProps {
  /** CSS length; `--icon-size` of the part that holds them. */
  size: string;
}

function Icons({ size }: IconsProps) {
  return (
    <chakra.ul display="flex" flexWrap="wrap" gap={3} style={{ '--icon-size': size } as CSSProperties}>
      {Object.entries(icons).map(([name, Icon]) => (
        <chakra.li
          key={name}
          display="grid"
          justifyItems="center"
          gap={2}
          width={32}
          padding={3}
          borderWidth="1px"
          borderColor="border.subtle"
          borderRadius="control"
          bg="bg.surface"
        >
          <Icon aria-hidden />
          <chakra.span textStyle="caption" color="fg.muted">
            {name}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons, args: { size: '1.125rem' } } satisfies Meta<
  typeof Icons
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 18 px beside text. */
export const InText: Story = {
  play: async ({ canvasElement }) => {
    const icon = canvasElement.querySelector('svg');
    await expect(icon?.getBoundingClientRect().width).toBe(18);
    await expect(icon && getComputedStyle(icon).strokeWidth).toBe('1.75px');
  },
};
