import { Moon, Sun } from 'lucide-react';
import { IconButton } from './IconButton.tsx';

export interface ThemeToggleProps {
  theme: 'light' | 'dark';
  /** Asks for the other one. */
  onToggle: () => void;
}

export function ThemeToggle({ theme, onToggle }: ThemeToggleProps) {
  const dark = theme === 'dark';
  return (
    <IconButton
      label={dark ? 'Use light theme' : 'Use dark theme'}
      icon={dark ? <Sun /> : <Moon />}
      onClick={onToggle}
    />
  );
}
