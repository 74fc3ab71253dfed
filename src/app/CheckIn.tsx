import { CheckInPanel } from '../components/checkin/CheckInPanel.tsx';
import type { DoorEvent } from '../domain/checkIn.ts';
import { useCheckIn } from '../hooks/checkin/useCheckIn.ts';

export interface CheckInProps {
  /** An event of the member who is signed in. */
  event: DoorEvent;
}

/** The door of an own event, for the tab of its panel (product S36). It weighs as much as a screen: load it when it is asked for. */
export default function CheckIn({ event }: CheckInProps) {
  return <CheckInPanel {...useCheckIn(event)} />;
}
