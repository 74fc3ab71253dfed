import { createContext, type ComponentType } from 'react';

/** What stands after a button as long as it is busy: `StillWorkingNote`, once it lasts. Without it a button waits in silence. */
export const WaitingContext = createContext<ComponentType | undefined>(undefined);
