import { chakra } from '@chakra-ui/react';
import type { Schemas } from '#openapi/contract.ts';

export interface ApplicationsDrawingProps {
  /** Oldest first, at most 30. */
  days: Schemas['JobReport']['perDay'];
}

const height = 80;
const short = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const dayText = (date: string) => short.format(new Date(`${date}T00:00:00Z`));

/** Applications of each day as bars; the same numbers stand in a table for those who do not see them. */
export function ApplicationsDrawing({ days }: ApplicationsDrawingProps) {
  const most = Math.max(1, ...days.map(({ applications }) => applications));
  const [first] = days;
  const last = days.at(-1);
  return (
    <chakra.figure minWidth={0}>
      <chakra.svg
        aria-hidden
        viewBox={`0 0 ${Math.max(1, days.length) * 10} ${height}`}
        preserveAspectRatio="none"
        width="full"
        height="6rem"
        overflow="visible"
      >
        <chakra.line
          x1="0"
          x2={days.length * 10}
          y1={height}
          y2={height}
          stroke="border.strong"
          css={{ vectorEffect: 'non-scaling-stroke' }}
        />
        {days.map(({ date, applications }, index) => {
          const tall = (applications / most) * (height - 4);
          return (
            <chakra.rect
              key={date}
              x={index * 10 + 1.5}
              y={height - tall}
              width="7"
              height={tall}
              fill="accent.solid"
            />
          );
        })}
      </chakra.svg>
      {first && last && (
        <chakra.div
          aria-hidden
          display="flex"
          justifyContent="space-between"
          textStyle="caption"
          color="fg.muted"
        >
          <span>{dayText(first.date)}</span>
          <span>at most {most} a day</span>
          <span>{dayText(last.date)}</span>
        </chakra.div>
      )}
      <chakra.table srOnly>
        <caption>Applications per day</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Applications</th>
          </tr>
        </thead>
        <tbody>
          {days.map(({ date, applications }) => (
            <tr key={date}>
              <th scope="row">{dayText(date)}</th>
              <td>{applications}</td>
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.figure>
  );
}
