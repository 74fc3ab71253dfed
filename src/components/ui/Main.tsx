import { chakra } from '@chakra-ui/react';
import { createContext, useContext, type ReactNode } from 'react';

/** Whether a frame has drawn the main landmark already. */
export const InsideMain = createContext(false);

export interface MainProps {
  children: ReactNode;
}

/** The main landmark of a page that stands in the frame for members and alone for everybody else: there is only one. */
export function Main({ children }: MainProps) {
  const inside = useContext(InsideMain);
  if (inside) return children;
  return (
    <InsideMain value={true}>
      <chakra.main bg="bg.canvas" minHeight="dvh">
        {children}
      </chakra.main>
    </InsideMain>
  );
}
